import { expect, it } from 'vitest';
import { toastPlace } from './toast-place';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const toast = { width: 380, height: 72 };
const small = { width: 366, height: 72 };

const header = { left: 0, top: 0, right: 390, bottom: 108 };
const tabs = { left: 0, top: 786, right: 390, bottom: 844 };
const buyBar = { left: 0, top: 718, right: 390, bottom: 786 };

it('a toast is at the lower right on a desktop, above a bar if there is one', () => {
  expect(toastPlace(toast, desk, [])).toEqual({ left: 1040, top: 808 });
  const saveBar = { left: 0, top: 832, right: 1440, bottom: 900 };
  expect(toastPlace(toast, desk, [saveBar])).toEqual({ left: 1040, top: 752 });
});

it('a toast does not cover the buttons of the action box', () => {
  const actions = { left: 1080, top: 700, right: 1400, bottom: 800 };
  const { top } = toastPlace(toast, desk, [actions]);
  expect(top + toast.height <= 700 || top >= 800).toBe(true);
});

it('on a phone a toast is above the bars at the bottom, so that the title of the page is free', () => {
  const title = { left: 16, top: 120, right: 374, bottom: 160 };
  expect(toastPlace(small, phone, [header, title, tabs, buyBar])).toEqual({ left: 12, top: 638 });
  expect(toastPlace(small, phone, [header, title, tabs])).toEqual({ left: 12, top: 706 });
});

it('on a phone without a bar of the app, a toast is above the bar of the phone', () => {
  expect(toastPlace(small, phone, [header], 34).top + small.height).toBe(844 - 34 - 12);
  // A bar of the app contains it.
  expect(toastPlace(small, phone, [header, tabs], 34)).toEqual({ left: 12, top: 706 });
});

it('on a phone whose bottom is full, a toast is between the title and what fills it, and without room it covers the header before a button', () => {
  const title = { left: 16, top: 120, right: 374, bottom: 160 };
  const request = { left: 16, top: 260, right: 374, bottom: 700 };
  expect(toastPlace(small, phone, [header, title, request, tabs, buyBar])).toEqual({ left: 12, top: 180 });
  const large = { ...request, top: 170 };
  expect(toastPlace(small, phone, [header, title, large, tabs, buyBar]).top).toBe(12);
});

it('a toast moves past one obstacle after the other', () => {
  const request = { left: 16, top: 600, right: 374, bottom: 700 };
  expect(toastPlace(small, phone, [request, header, tabs, buyBar]).top).toBe(520);
});
