/** Checks the dice of a table; `docs/dice.md` says how they are made, byte by byte. */

import { hexadecimal } from '../connection';
import type { OwnDice } from '../hall/seating';
import type { DiceShown, Rolled } from '../wire';
import { hmac, joined, sha256 } from './sha256';

const ascii = (text: string) => new TextEncoder().encode(text);
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Whether the key of a roll was settled under the root. */
function isUnderRoot(roll: Rolled, root: string): boolean {
  let node = sha256(joined(LEAF, bytes(roll.key)));
  roll.proof.forEach((sibling, level) => {
    const right = (roll.index >> level) & 1;
    node = sha256(right ? joined(NODE, bytes(sibling), node) : joined(NODE, node, bytes(sibling)));
  });
  return hexadecimal(node) === root;
}

/** The outcome that follows from a key, the table and what everybody added. */
export function outcome(
  key: Uint8Array,
  table: string,
  contributions: string[],
  index: number,
  outcomes: number,
): number {
  const all = 1n << 256n;
  const n = BigInt(outcomes);
  const limit = all - (all % n);
  for (let attempt = 0; ; attempt += 1) {
    const message = `${table}\n${contributions.join('/')}\n${index}\n${outcomes}\n${attempt}`;
    const number = BigInt(`0x${hexadecimal(hmac(key, ascii(message)))}`);
    if (number < limit) return Number(number % n);
  }
}

/** What was found out about the dice of a table. */
export interface Verdict {
  checked: number;
  /** Rolls whose key is not under the root, or whose outcome does not follow from it. */
  wrong: Rolled[];
  /** Whether root and hash are those that were shown before sitting down; null: nothing was noted here. */
  sameRoot: boolean | null;
  /** Whether what this browser added counts; null: it added nothing. */
  ownCounts: boolean | null;
  /** Whether the secret is the one of the hash and makes the keys; null: it is not told yet. */
  secretFits: boolean | null;
}

function isRight(roll: Rolled, shown: DiceShown): boolean {
  const { root, contributions } = shown.dice;
  const levels = Math.log2(shown.dice.leaves);
  // Hidden draws have keys above the tree: those are proven by the secret alone, when it is told.
  const settled =
    roll.index >= shown.dice.leaves
      ? shown.dice.secret !== null
      : roll.proof.length === levels && isUnderRoot(roll, root);
  return settled && outcome(bytes(roll.key), shown.table, contributions, roll.index, roll.outcomes) === roll.picked;
}

/** Checks every roll that was shown, and the secret once it is told. */
export function check(shown: DiceShown, own: OwnDice | null): Verdict {
  const { dice, rolls } = shown;
  const secret = dice.secret === null ? null : bytes(dice.secret);
  const madeBy = (roll: Rolled) => hexadecimal(hmac(secret!, ascii(`meadhall die ${roll.index}`))) === roll.key;
  return {
    checked: rolls.length,
    wrong: rolls.filter((roll) => !isRight(roll, shown)),
    sameRoot: own === null ? null : own.root === dice.root && own.secretHash === dice.secret_hash,
    ownCounts: own === null ? null : dice.contributions.includes(own.contribution),
    secretFits: secret === null ? null : hexadecimal(sha256(secret)) === dice.secret_hash && rolls.every(madeBy),
  };
}
