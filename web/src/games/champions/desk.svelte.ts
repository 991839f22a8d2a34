/** What every part of the scene of Champions shares: the desk of every scene, and the chances of fights. */

import { SceneDesk, type Given } from '../pieces/desk.svelte';
import { Facts, type Components } from './facts';
import { army, colourOf, stepOf, type SeatColour, type TablePicture } from './picture';
import { Forecast } from './odds';

export type { Given };

export class Desk extends SceneDesk<TablePicture, Components, Facts> {
  constructor(given: () => Given) {
    super(given, Facts);
  }

  get step(): string {
    return stepOf(this.picture).step;
  }

  colour(seat: number): SeatColour {
    return colourOf(seat);
  }

  /** The chances of a seat's fights. */
  forecast(seat: number): Forecast {
    const { dice } = this.facts.printed;
    const sides = { sword: dice.sword.faces, spear: dice.spear.faces, axe: dice.axe.faces };
    return new Forecast(sides, this.player(seat).leader === 'svanhildr');
  }

  army(seat: number) {
    return army(this.picture, seat);
  }
}
