import { homeLimits, shownLength } from '@setu/contract';
import { z } from 'zod';

const upTo = (max: number) =>
  z.string().refine((text) => [...text].length <= max, { error: 'length_max', params: { max } });

const shownUpTo = (max: number) =>
  z.string().refine((html) => shownLength(html) <= max, { error: 'length_max', params: { max } });

/** Requires a text in at least one language. */
const written = (max: number) =>
  z
    .object({ en: upTo(max), ru: upTo(max) })
    .refine(({ en, ru }) => en.trim() !== '' || ru.trim() !== '', { error: 'required', path: ['ru'] });

const inOrder = ({ from, until }: { from: string; until: string }): boolean =>
  from === '' || until === '' || from <= until;
const days = { from: z.string(), until: z.string() };

const block = z
  .object({
    id: z.string(),
    title: written(homeLimits.title),
    text: z.object({ en: shownUpTo(homeLimits.text), ru: shownUpTo(homeLimits.text) }),
    action: written(homeLimits.action),
    link: z
      .string()
      .trim()
      .min(1, 'required')
      .regex(/^\/(?![/\\])[^\s\\]*$/, 'invalid_path'),
    pictures: z.array(z.object({ id: z.string() })).max(homeLimits.pictures, 'too_many_files'),
    tone: z.string().min(1, 'required'),
    ...days,
  })
  .refine(inOrder, { error: 'period_order', path: ['until'] });

const blocks = z.object({ hero: z.array(block), promo: z.array(block), banner: z.array(block) });

const promoted = z
  .object({ card: z.object({ value: z.string() }).nullable(), ...days })
  .refine(({ card }) => card !== null, { error: 'required', path: ['card'] })
  .refine(inOrder, { error: 'period_order', path: ['until'] });

/** Validates the fields of the home page. */
export const homeSchema = z.object({ customer: blocks, supplier: blocks, promoted: z.array(promoted) });
