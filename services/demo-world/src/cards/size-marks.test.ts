import { describe, expect, it } from 'vitest';
import { demoCards } from '../index.js';
import { sizeMarks } from './size-marks.js';

describe('The size drawn on the picture of a variant', () => {
  it('is the one that differs within the family', () => {
    expect(sizeMarks(['Pump SP DN 40, motor 380 V', 'Pump SP DN 40, motor 220 V'])).toEqual(['380 V', '220 V']);
    expect(sizeMarks(['Brake disc Ø256 mm, solid', 'Brake disc Ø330 mm, solid'])).toEqual(['Ø256', 'Ø330']);
  });

  it('shows two sizes if both differ, without repeating one in the other', () => {
    expect(
      sizeMarks(['Pump KPM 32-160, cast iron, 2.2 kW', 'Pump KPM 65-200, cast iron, 15 kW', 'Pump KPM 32-160, 4 kW']),
    ).toEqual(['32-160 · 2.2 kW', '65-200 · 15 kW', '32-160 · 4 kW']);
    expect(sizeMarks(['Cable 2×1.5 mm², copper', 'Cable 5x6 mm², copper'])).toEqual(['2×1.5 mm²', '5×6 mm²']);
  });

  it('is empty for variants that differ in words only', () => {
    expect(sizeMarks(['Rice, raw, 25 kg sack', 'Rice, steamed, 25 kg sack'])).toEqual(['', '']);
  });

  it('is part of the name of the card, in every family', () => {
    const names = demoCards().map(({ name }) => name.en);
    for (const [at, mark] of sizeMarks(names).entries())
      for (const part of mark.split(' · ')) {
        const bare = (text: string) => text.replace(/[ ,]/g, '').replace(/x/g, '×').replace(/–/g, '-').toLowerCase();
        expect(bare(names[at] ?? '')).toContain(bare(part));
      }
  });
});
