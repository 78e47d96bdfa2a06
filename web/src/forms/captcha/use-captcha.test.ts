// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCaptcha } from './use-captcha';

it('a form that is sent before the check has loaded waits for its answer', async () => {
  const { result } = renderHook(() => useCaptcha(true));
  const sent = result.current.answer();
  result.current.onAnswer(Promise.resolve('solved'));
  expect(await sent).toBe('solved');
});

it('a new round waits for a new answer, and none is needed without a captcha', async () => {
  const { result } = renderHook(() => useCaptcha());
  expect(await result.current.answer()).toBeUndefined();
  act(() => result.current.requireAnswer());
  result.current.onAnswer(Promise.resolve('first'));
  expect(await result.current.answer()).toBe('first');
  act(() => result.current.requireAnswer());
  const sent = result.current.answer();
  result.current.onAnswer(Promise.resolve('second'));
  expect(await sent).toBe('second');
});

it('a failed check sends no answer', async () => {
  const { result } = renderHook(() => useCaptcha(true));
  const sent = result.current.answer();
  result.current.onAnswer(Promise.reject(new Error('no')));
  expect(await sent).toBeUndefined();
});
