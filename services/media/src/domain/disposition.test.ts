import { describe, expect, it } from 'vitest';
import { disposition } from './disposition.js';

describe('the name in a download', () => {
  it.each([
    ['price.pdf', `attachment; filename="price.pdf"; filename*=UTF-8''price.pdf`],
    ['Счёт №1.pdf', `attachment; filename="____ _1.pdf"; filename*=UTF-8''%D0%A1%D1%87%D1%91%D1%82%20%E2%84%961.pdf`],
    ['a";x="b.pdf', `attachment; filename="a_;x=_b.pdf"; filename*=UTF-8''a%22%3Bx%3D%22b.pdf`],
    ["o'clock (1).txt", `attachment; filename="o'clock (1).txt"; filename*=UTF-8''o%27clock%20%281%29.txt`],
    ['a\r\nb', `attachment; filename="a__b"; filename*=UTF-8''a%0D%0Ab`],
  ])('%j', (name, header) => expect(disposition('attachment', name)).toBe(header));
});
