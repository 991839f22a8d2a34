/** The symbols of all icons. */

import icons from './icons.svg?url';

/** Puts the symbols of all icons into the document, so that every `<use href="#name">` finds its own. */
export async function bringIcons(): Promise<void> {
  const text = await (await fetch(icons)).text();
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  parsed.setAttribute('aria-hidden', 'true');
  parsed.setAttribute('style', 'position:absolute;width:0;height:0');
  document.body.prepend(document.importNode(parsed, true));
}
