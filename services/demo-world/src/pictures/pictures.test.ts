import { describe, expect, it } from 'vitest';
import { drawPicture, pictures } from './index.js';

describe('drawings', () => {
  it('can all be drawn, stay small and need no font', () => {
    for (const { id, name } of pictures) {
      const svg = drawPicture(id);
      expect([name, svg.length < 40_000, svg.includes('<text'), /undefined|NaN/.test(svg)]).toEqual([
        name,
        true,
        false,
        false,
      ]);
    }
  });

  it('are the same every time', () => {
    for (const { id } of pictures.slice(0, 40)) expect(drawPicture(id)).toBe(drawPicture(id));
  });

  it('are unknown by any other id', () => {
    expect(() => drawPicture('00000000-0000-0000-0000-000000000000')).toThrow();
  });
});
