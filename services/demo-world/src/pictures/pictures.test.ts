import { describe, expect, it } from 'vitest';
import { drawPicture, pictures } from './index.js';

describe('Drawings', () => {
  it('render without errors, stay small and need no font', () => {
    for (const { id, name } of pictures) {
      const svg = drawPicture(id);
      expect([name, svg.length < 42_000, svg.includes('<text'), /undefined|NaN/.test(svg)]).toEqual([
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

  it('throw an error for an unknown id', () => {
    expect(() => drawPicture('00000000-0000-0000-0000-000000000000')).toThrow();
  });
});
