/** Files that the page writes for its person. */

import type { TableView } from '../view';

/** Saves what this person sees of the table, with the log: what is needed to understand a problem. */
export function saveReport(view: TableView): void {
  const report = {
    meadhall: 'report',
    at: new Date().toISOString(),
    page: location.pathname,
    browser: navigator.userAgent,
    screen: `${innerWidth}×${innerHeight}`,
    view,
  };
  const address = URL.createObjectURL(new Blob([JSON.stringify(report, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `meadhall-report-${view.table.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
