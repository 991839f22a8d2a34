import { expect, test } from 'vitest';
import { answerOf, keysOf } from '../../src/table/keys';
import type { OptionTold } from '../../src/wire';

const options = ['beg', 'place market', 'place huts', ...Array.from({ length: 9 }, (_, n) => `send ${n}`)].map(
  (answer): OptionTold => ({ answer, verb: answer.split(' ')[0]!, objects: {}, text: answer }),
);

test('digits give the first nine answers', () => {
  expect(answerOf('1', options, [])).toBe('beg');
  expect(answerOf('9', options, [])).toBe('send 5');
  expect(keysOf(options, []).size).toBe(9);
  expect(answerOf('0', options, [])).toBeUndefined();
});

test('no digit gives an answer that costs what one might not have meant', () => {
  expect(answerOf('1', options, ['beg'])).toBe('place market');
  expect(keysOf(options, ['beg']).has('beg')).toBe(false);
});
