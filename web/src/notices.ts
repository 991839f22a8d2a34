/** Telling a person whose page is hidden that it is their turn: once for each decision. */

import { keep, recall, settings } from './settings.svelte';
import { hear } from './sounds';
import favicon from './look/favicon.svg?url';
import faviconTurn from './look/favicon-turn.svg?url';

/** Notifies, if that is wanted and allowed, the page is hidden, and no other tab has done it. */
export function notifyOfTurn(table: string, decision: number, text: string): void {
  const memory = `meadhall.noticed.${table}`;
  if ((recall<number>(memory) ?? -1) >= decision) return;
  keep(memory, decision);
  hear('turn');
  if (!document.hidden || !settings.notices || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const notice = new Notification('Meadhall', { body: text, tag: `meadhall-${table}`, icon: favicon });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Shows in the title and the icon of the page whether it is this person's turn. */
export function showTurn(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = turn ? faviconTurn : favicon;
  if (link && link.getAttribute('href') !== href) link.href = href;
}
