/** How large a letter is on this page: everything is measured in it (`rem`), and it grows with the window. */

const USUAL = 16; // pixels of a letter; sizes in scripts are given for it

const measured = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

class Room {
  /** How many pixels one unit is: a sixteenth of a letter. */
  unit = $state(measured());

  constructor() {
    addEventListener('resize', () => (this.unit = measured()));
  }
}

export const room = new Room();
