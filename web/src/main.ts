import './look/tokens.css';
import './look/kit.css';
import './look/shell.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { bringIcons } from './look/icons';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

void bringIcons();
await words.use(settings.lang);
mount(App, { target: document.getElementById('app')! });
