// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CaptchaField } from './captcha-field';

const captcha = { onAnswer: () => undefined, answer: async () => undefined, requireAnswer: () => undefined };

it('the field reserves room for the check while its code loads, and takes up none if no check is required', () => {
  const { container, rerender } = render(<CaptchaField captcha={{ ...captcha, round: 0 }} />);
  expect(container.innerHTML).toBe('');
  rerender(<CaptchaField captcha={{ ...captcha, round: 1 }} />);
  expect(container.querySelector<HTMLElement>('[aria-hidden]')?.style.height).toBe('44px');
});
