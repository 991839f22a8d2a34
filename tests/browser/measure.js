// What is wrong with how a page stands in its window, as lines of text: `() => measure({ least, isTable })`.
// `least` is how large a control must be in pixels. Nothing is changed for good: what is scrolled is put back.
async ({ least, isTable }) => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();

  const found = new Set();
  const SLACK = 1.5;
  // What may lie over other things, and hides them on purpose.
  const LAYERS = 'dialog, .fight.idle, .rest, .over, .cover, .list.above, .prompt > .ask, .rulebook, .log.open, .opps.open, .result, .about-card, .toasts, .reports, .back, .beats';
  const CONTROLS = 'button, a[href], input, select, textarea, summary';
  const name = (node) => {
    const kind = [...node.classList].filter((each) => !each.startsWith('svelte-')).slice(0, 2).join('.');
    const holder = node.parentElement?.closest('[class]');
    const inside = holder ? [...holder.classList].filter((each) => !each.startsWith('svelte-'))[0] : '';
    const told = (node.innerText || node.getAttribute('aria-label') || '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${inside ? `.${inside} ` : ''}${node.localName}${kind ? `.${kind}` : ''} “${told}”`;
  };
  const note = (what, node, more = '') => found.add(`${what}: ${name(node)}${more && ` ${more}`}`);

  const isScrolled = (node, style) => /auto|scroll/.test(style.overflowY) && node.scrollHeight > node.clientHeight;
  // Everything around a node that cuts it, from the inside to the outside: [node, does it scroll].
  const around = (node) => {
    const cuts = [];
    let position = getComputedStyle(node).position;
    for (let each = node; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      const holds = each === node || position !== 'absolute' || style.position !== 'static';
      if (holds && style.overflow !== 'visible' && each !== document.body) cuts.push([each, isScrolled(each, style)]);
      if (holds) position = style.position;
      if (position === 'fixed') break;
    }
    return cuts;
  };
  const isHidden = (node) => {
    for (let each = node; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.clipPath.startsWith('inset(50%')) return true;
      if (each.closest('[inert]')) return true;
    }
    return !node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  // What lies under a dialog or a beat is measured without it.
  const top = document.querySelector('dialog[open]') ?? document.querySelector('.beats');
  const layerOf = (node) => node.closest(LAYERS);
  // Whether another thing lies over a node on purpose: a dialog, or a sheet that does not hold it.
  const isUnder = (node, above) => {
    if (top && !top.contains(node)) return true;
    const layer = above && layerOf(above);
    return Boolean(layer && !layer.contains(node));
  };
  const belongs = (a, b) => a && (a === b || a.contains(b) || b.contains(a));

  // --- text -------------------------------------------------------------------------------------------------
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || /^(script|style|noscript|option|defs|title)$/i.test(node.localName)) continue;
    if (node.closest('select, option, .qr')) continue;
    if (isHidden(node)) continue;
    texts.push([text, node]);
  }
  for (const [text, node] of texts) {
    if (top && !top.contains(node)) continue;
    range.selectNodeContents(text);
    const style = getComputedStyle(node);
    const size = parseFloat(style.fontSize);
    if (size < 11.9 && !node.closest('svg')) note('small letters', node, `${size}px`);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (!boxes.length) continue;
    const cuts = around(node);
    const scrolls = cuts.find(([, does]) => does)?.[0];
    // The letters themselves are lower than the line that the browser gives them.
    const letters = boxes.map((box) => {
      const middle = (box.top + box.bottom) / 2;
      return { left: box.left, right: box.right, top: middle - size * 0.36, bottom: middle + size * 0.36, middle };
    });
    let isCut = false;
    for (const [each, does] of cuts) {
      const box = each.getBoundingClientRect();
      const sideways = letters.some((one) => one.left < box.left - SLACK || one.right > box.right + SLACK);
      const upright = letters.some((one) => one.top < box.top - SLACK || one.bottom > box.bottom + SLACK);
      if (sideways || (upright && !does)) {
        note(sideways ? 'cut at the side' : 'cut', node, `by ${name(each).split(' “')[0]}`);
        isCut = true;
        break;
      }
      if (does) break; // what lies further out cuts the box that scrolls
    }
    if (isCut) continue;
    if (letters.some((one) => one.left < -SLACK || one.right > innerWidth + SLACK)) {
      note('beside the window', node);
      continue;
    }
    if (!scrolls && letters.some((one) => one.top < -SLACK || one.bottom > innerHeight + SLACK)) {
      const page = document.scrollingElement;
      if (page.scrollHeight <= innerHeight) note('below the window', node);
      continue;
    }
    // Words leave the tile they stand on.
    let tile = node;
    while (tile && tile !== document.body) {
      const paint = getComputedStyle(tile);
      const isPainted = paint.backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(paint.borderTopWidth) > 0;
      if (isPainted && paint.display !== 'inline') break;
      if (paint.position === 'absolute' || paint.position === 'fixed') {
        tile = null;
        break;
      }
      tile = tile.parentElement;
    }
    if (tile && tile !== document.body && !node.closest('svg') && !(scrolls && tile !== scrolls && tile.contains(scrolls))) {
      const box = tile.getBoundingClientRect();
      const isOut = (one) =>
        one.left < box.left - SLACK || one.right > box.right + SLACK || one.top < box.top - SLACK - 1 || one.bottom > box.bottom + SLACK + 1;
      const fits = !isScrolled(tile, getComputedStyle(tile));
      if (fits && letters.some(isOut)) {
        note('leaves its tile', node, `of ${name(tile).split(' “')[0]}`);
        continue;
      }
    }
    // Something else lies over it.
    if (node.closest('button, [aria-disabled]') || true) {
      for (const one of letters) {
        const x = (one.left + one.right) / 2;
        const y = one.middle;
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const inView = cuts.every(([each]) => {
          const box = each.getBoundingClientRect();
          // What lies on the very edge of what scrolls belongs to neither: the browser rounds where one presses.
          return y > box.top + 2 && y < box.bottom - 2 && x > box.left && x < box.right;
        });
        if (!inView) continue;
        const above = document.elementFromPoint(x, y);
        if (!above || belongs(above, node) || isUnder(node, above)) continue;
        if (getComputedStyle(node).pointerEvents === 'none') continue;
        // A control that can be pressed beyond its own box covers nothing.
        const beyond = above.closest(CONTROLS)?.getBoundingClientRect();
        if (beyond && (x < beyond.left || x > beyond.right || y < beyond.top || y > beyond.bottom)) continue;
        // Another part of the same control that paints nothing here.
        const paint = getComputedStyle(above);
        const shared = above.closest(CONTROLS);
        if (shared?.contains(node) && paint.backgroundColor === 'rgba(0, 0, 0, 0)' && !above.closest('svg')) continue;
        note('covered', node, `by ${name(above).split(' “')[0]}`);
        break;
      }
    }
    // Words that go on in the next line, unless they may be parted there.
    const lang = node.closest('[lang]')?.lang ?? '';
    if (lang !== 'ja' && boxes.length > 1) {
      for (const word of text.data.matchAll(/[^\s\u00ad\u2010-\u2014\u200b/·-]+/g)) {
        if (/[\u3000-\u9fff]/.test(word[0]) || word[0].length > 30) continue;
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
        if (lines > (style.hyphens === 'auto' ? 2 : 1)) {
          note('broken word', node, `“${word[0]}”`);
          break;
        }
      }
    }
  }

  // --- sideways scrolling --------------------------------------------------------------------------------------
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) found.add(`the page scrolls sideways by ${page.scrollWidth - innerWidth}`);
  if (isTable && page.scrollHeight > innerHeight + 1) found.add('the page of the table scrolls');
  // Pieces leave their row: they lie on what stands beside it.
  const PIECES = '.die, .dslot, .emb, .i';
  for (const row of document.querySelectorAll('body div, body span, body p, body ul, body li, body button')) {
    if (row.clientWidth === 0 || row.scrollWidth <= row.clientWidth + 2 || getComputedStyle(row).overflowX !== 'visible') continue;
    if (isHidden(row) || (top && !top.contains(row)) || getComputedStyle(row).display.startsWith('inline')) continue;
    const right = row.getBoundingClientRect().right;
    for (const piece of row.querySelectorAll(PIECES)) {
      const isLaid = (node) => node === row || (getComputedStyle(node).position === 'static' && isLaid(node.parentElement));
      if (!isLaid(piece) || piece.parentElement.closest('svg')) continue;
      const box = piece.getBoundingClientRect();
      if (box.width && box.right > right + 6 && !isHidden(piece)) {
        note('piece leaves its row', piece, `of ${name(row).split(' “')[0]} by ${Math.round(box.right - right)}`);
        break;
      }
    }
  }
  for (const node of document.querySelectorAll('body, body *')) {
    if (node.scrollWidth <= node.clientWidth + 1 || node.closest('svg') || node.matches('input, .sr')) continue;
    if (node.clientWidth && /auto|scroll/.test(getComputedStyle(node).overflowX) && !isHidden(node))
      note('scrolls sideways', node, `by ${node.scrollWidth - node.clientWidth}`);
  }

  // --- controls ------------------------------------------------------------------------------------------------
  const kept = new Map();
  const keep = (node) => {
    for (let each = node.parentElement; each; each = each.parentElement)
      if (!kept.has(each)) kept.set(each, [each.scrollLeft, each.scrollTop]);
  };
  const restore = () => {
    for (const [each, [left, top]] of kept) {
      if (each.scrollLeft !== left) each.scrollLeft = left;
      if (each.scrollTop !== top) each.scrollTop = top;
    }
  };
  const controls = [...document.querySelectorAll(CONTROLS)].filter((each) => {
    if (isHidden(each) || (top && !top.contains(each))) return false;
    return each.getBoundingClientRect().width > 0;
  });
  const seen = [];
  for (const node of controls) {
    let box = node.getBoundingClientRect();
    const hits = (x, y) => {
      const at = document.elementFromPoint(x, y);
      return at && (at === node || node.contains(at) || (at.localName === 'label' && at.contains(node)) || at.closest('label')?.control === node);
    };
    let [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let isThere = x > 0 && y > 0 && x < innerWidth && y < innerHeight && hits(x, y);
    if (!isThere) {
      const before = isUnder(node, document.elementFromPoint(x, y));
      if (before) continue;
      keep(node);
      node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      box = node.getBoundingClientRect();
      [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const inWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const above = inWindow ? document.elementFromPoint(x, y) : null;
      if (inWindow && isUnder(node, above)) {
        restore();
        continue;
      }
      isThere = inWindow && hits(x, y);
      // A part of a drawing may lie under another in its middle; some of it must be free.
      if (inWindow && !isThere)
        isThere = [0.2, 0.8].some((a) => [0.2, 0.8].some((b) => hits(box.left + a * box.width, box.top + b * box.height)));
      if (!isThere) note('out of reach', node, above ? `under ${name(above).split(' “')[0]}` : 'outside of the window');
    }
    // How far one can press from its middle, as far as is needed.
    if (isThere && !(node.matches('a, .link, .thing') && node.closest('p, li, small, dd'))) {
      // What only tells about itself may be smaller on a crowded board.
      const tells = node.closest('.board') && !node.matches('[data-answer], [data-pick], .btn');
      const need = tells ? 24 : least;
      const reach = (dx, dy) => {
        let n = 0;
        const isFree = (a, b) => hits(a, b) || isUnder(node, document.elementFromPoint(a, b));
        while (n < need && isFree(x + dx * (n + 1), y + dy * (n + 1))) n++;
        return n;
      };
      const wide = box.width >= need - 0.6 ? box.width : reach(-1, 0) + reach(1, 0) + 1;
      const high = box.height >= need - 0.6 ? box.height : reach(0, -1) + reach(0, 1) + 1;
      if (hits(x, y) && (wide < need - 1 || high < need - 1)) note('too small', node, `${Math.round(wide)}×${Math.round(high)}`);
    }
    restore();
    if (kept.size) box = node.getBoundingClientRect();
    kept.clear();
    let [left, right, upper, lower] = [box.left, box.right, box.top, box.bottom];
    for (const [each] of around(node)) {
      if (each === node) continue;
      const cut = each.getBoundingClientRect();
      [left, right, upper, lower] = [Math.max(left, cut.left), Math.min(right, cut.right), Math.max(upper, cut.top), Math.min(lower, cut.bottom)];
    }
    if (isThere && (box.left < -SLACK || box.right > innerWidth + SLACK)) note('beside the window', node);
    if (right - left > 2 && lower - upper > 2) seen.push({ node, left, right, upper, lower, layer: layerOf(node), isRound: getComputedStyle(node).borderRadius === '50%' });
  }
  // Whether a point lies in a control: a round one has no corners.
  const isIn = ({ left, right, upper, lower, isRound }, x, y) =>
    !isRound || Math.hypot((2 * x - left - right) / (right - left), (2 * y - upper - lower) / (lower - upper)) <= 1;
  for (let a = 0; a < seen.length; a++)
    for (let b = a + 1; b < seen.length; b++) {
      const [one, two] = [seen[a], seen[b]];
      // One may press anywhere on a place for warriors, and each of those who are there already.
      if (one.node.matches('.hit') || two.node.matches('.hit')) continue;
      if (one.layer !== two.layer || one.node.contains(two.node) || two.node.contains(one.node)) continue;
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.lower, two.lower) - Math.max(one.upper, two.upper);
      if (wide <= 3 || high <= 3) continue;
      // within what both boxes have, so many points of so many lie in both controls: less than three pixels are slack
      const [x, y] = [Math.max(one.left, two.left), Math.max(one.upper, two.upper)];
      const steps = [...Array(12).keys()].map((n) => (n + 0.5) / 12);
      const both = steps.flatMap((across) => steps.map((down) => [x + across * wide, y + down * high]));
      const shared = both.filter(([px, py]) => isIn(one, px, py) && isIn(two, px, py)).length;
      if ((shared / both.length) * wide * high > 9) note('overlap', one.node, `and ${name(two.node)}`);
    }

  // --- always in sight -------------------------------------------------------------------------------------------
  if (isTable && !document.querySelector('dialog[open]') && !document.querySelector('.rulebook, .log.open, .opps.open, .result')) {
    const inSight = (node) => {
      const box = node.getBoundingClientRect();
      return box.width > 20 && box.height > 12 && box.top > -1 && box.left > -1 && box.bottom < innerHeight + 1 && box.right < innerWidth + 1;
    };
    const wanted = {
      'the question': '.app > .prompt > p',
      'the answers': '.app > .prompt .ans',
    };
    if (document.querySelector('.cm.scene, .wh.scene')) wanted['my stores'] = '.me';
    for (const [what, selector] of Object.entries(wanted)) {
      const node = document.querySelector(selector);
      if (!node) found.add(`${what} is not there`);
      else if (node.childElementCount + node.textContent.trim().length === 0) continue;
      else if (!node.checkVisibility() || !inSight(node)) found.add(`${what} is out of sight`);
      else {
        const box = node.getBoundingClientRect();
        const above = document.elementFromPoint(box.left + Math.min(40, box.width / 2), box.top + box.height / 2);
        if (!belongs(above, node) && !above?.closest('.list, .beats')) found.add(`${what} is covered by ${name(above).split(' “')[0]}`);
      }
    }
    const asked = document.querySelector('.app > .prompt > p');
    // A lesson says itself what to do; what is asked may be scrolled beside it.
    const isTaught = document.querySelector('.side .lesson');
    // Of the last line the browser counts more than its letters are high.
    const cutOff = asked ? asked.scrollHeight - asked.clientHeight - parseFloat(getComputedStyle(asked).fontSize) / 2 : 0;
    if (cutOff > 0 && !isTaught && asked.checkVisibility()) note('the question is not whole', asked);
    for (const each of document.querySelectorAll('.cm.me [data-store]'))
      if (!each.checkVisibility() || !inSight(each)) found.add(`my stores: ${each.dataset.store} is out of sight`);
  }
  return [...found];
}
