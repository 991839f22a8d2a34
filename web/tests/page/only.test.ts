import { describe, expect, test } from 'vitest';
import { momentFor, onlyAnswer } from '../../src/table/only';
import type { TableView } from '../../src/view';

function view(answers: string[], more: object = {}): TableView {
  return {
    table: { status: 'playing', lesson: null },
    you: { seat: 0 },
    seats: [{ kind: 'person' }, { kind: 'bot' }],
    question: { options: answers.map((answer) => ({ answer })) },
    lines: [],
    ...more,
  } as unknown as TableView;
}

describe('a question with one answer', () => {
  test('is answered for whoever is asked', () => {
    expect(onlyAnswer(view(['done']))).toBe('done');
    expect(onlyAnswer(view(['done', 'reroll']))).toBeNull();
    expect(onlyAnswer(view([]))).toBeNull();
  });

  test('is left to who has just gone back, and to who learns the game', () => {
    expect(onlyAnswer(view(['done'], { lines: [{ kind: 'undo' }] }))).toBeNull();
    expect(onlyAnswer(view(['done'], { table: { status: 'playing', lesson: 'first_steps' } }))).toBeNull();
  });

  test('is answered at a moment that tells other people nothing', () => {
    const people = view(['done'], { seats: [{ kind: 'person' }, { kind: 'person' }] });
    expect(momentFor(people, () => 0)).not.toBe(momentFor(people, () => 0.9));
    expect(momentFor(view(['done']), () => 0)).toBe(momentFor(view(['done']), () => 0.9));
  });
});
