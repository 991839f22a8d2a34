import './look/tokens.css';
import './look/kit.css';
import './look/shell.css';
import { mount } from 'svelte';
import App from './App.svelte';
import icons from './look/icons.svg?url';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

/** Puts the symbols of all icons into the document, so that every `<use href="#name">` finds its own. */
async function bringIcons(): Promise<void> {
  const text = await (await fetch(icons)).text();
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  parsed.setAttribute('aria-hidden', 'true');
  parsed.setAttribute('style', 'position:absolute;width:0;height:0');
  document.body.prepend(document.importNode(parsed, true));
}

void bringIcons();
await words.use(settings.lang);
mount(App, { target: document.getElementById('app')! });
