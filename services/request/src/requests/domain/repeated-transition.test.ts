import { expect, it } from 'vitest';
import { distinguishingTexts } from './repeated-transition.js';
import type { TransitionInput } from './transitions.js';

it('two contracts differ by number and by day', () => {
  const texts = (number: string | undefined, signedOn: string | undefined) =>
    distinguishingTexts({ action: 'sign_contract', number, signedOn } as TransitionInput);
  expect(texts('12/26', '2026-11-20')).toEqual(['', '', '', '', '12/26', '2026-11-20']);
  expect(texts(undefined, undefined)).toEqual(['', '', '', '', '', '']);
  expect(distinguishingTexts({ action: 'take_in_work' } as unknown as TransitionInput)).toEqual(['', '', '', '']);
});
