import { describe, expect, it } from 'vitest';
import { variantsOf } from './variants.js';

const texts = (...names: string[]) =>
  variantsOf(names.map((name) => ({ name: { en: name, ru: '' }, facts: [] }))).map(({ en }) => en);

describe('The variant of a card', () => {
  it('is what differs among the supplier’s cards whose names begin alike', () => {
    expect(
      texts('Slip-on flange DN 50, PN 16, AISI 304', 'Slip-on flange DN 50, PN 16, AISI 316L', 'Blind flange DN 80'),
    ).toEqual(['AISI 304', 'AISI 316L', '']);
    expect(texts('Deep groove ball bearing 6205 ZZ', 'Deep groove ball bearing 6311 2RS')).toEqual([
      '6205 ZZ',
      '6311 2RS',
    ]);
    expect(texts('Three-phase motor 1.5 kW, IE3, B3', 'Three-phase motor 22 kW, IE3, B5')).toEqual([
      '1.5 kW · B3',
      '22 kW · B5',
    ]);
    expect(texts('Reactive dye, blue', 'Reactive dye, green')).toEqual(['blue', 'green']);
  });

  it('keeps decimal commas and thousands together', () => {
    const names = ['Труба 33,7×3,4 мм', 'Труба 60,3×3,9 мм'];
    expect(variantsOf(names.map((ru) => ({ name: { en: '', ru }, facts: [] })))).toEqual([
      { en: '', ru: '33,7×3,4 мм' },
      { en: '', ru: '60,3×3,9 мм' },
    ]);
  });

  it('prefers measures to words if not everything fits', () => {
    expect(
      texts('Denim 10 oz, indigo with a very soft finish, elastane 2 %', 'Denim 12 oz, light blue, cotton 100 %'),
    ).toEqual(['10 oz · elastane 2 %', '12 oz · light blue · cotton 100 %']);
  });

  it('comes from colour, size or vendor code if the names are the same', () => {
    const pipe = (colour: string, code: string) => ({
      name: { en: 'Garden hose', ru: 'Шланг садовый' },
      facts: [
        { en: colour, ru: colour },
        { en: code, ru: code },
      ],
    });
    expect(variantsOf([pipe('red', 'A-1'), pipe('green', 'A-2')]).map(({ ru }) => ru)).toEqual(['red', 'green']);
    expect(variantsOf([pipe('red', 'A-1'), pipe('red', 'A-2')]).map(({ ru }) => ru)).toEqual(['A-1', 'A-2']);
  });

  it('is empty for a card without similar cards', () => {
    expect(texts('Garden hose 20 m')).toEqual(['']);
    expect(texts('Garden hose 20 m', 'Water pump 20 m')).toEqual(['', '']);
  });
});
