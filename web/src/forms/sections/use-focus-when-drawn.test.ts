// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusWhenDrawn } from './use-focus-when-drawn';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const field = () => document.body.appendChild(document.createElement('input'));

it('tries again until the field is there', () => {
  const { current: focusWhenDrawn } = renderHook(() => useFocusWhenDrawn()).result;
  const focus = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true);
  focusWhenDrawn(focus);
  vi.advanceTimersByTime(2_000);
  expect(focus).toHaveBeenCalledTimes(3);
});

it('leaves the focus to a user who has moved on to another field', () => {
  const { current: focusWhenDrawn } = renderHook(() => useFocusWhenDrawn()).result;
  const focus = vi.fn(() => true);
  focusWhenDrawn(focus);
  field().focus();
  vi.advanceTimersByTime(2_000);
  expect(focus).not.toHaveBeenCalled();
});
