import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { versionNumber } from './number-inputs.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { homeAdminRoutes } from './routes/home-admin.js';
import { personView, pictureView, textUpTo, uuid } from './values.js';
import type { homeBlockKinds } from './words.js';

export const homePlatforms = ['customer', 'supplier'] as const;
export type HomePlatform = (typeof homePlatforms)[number];

/** The colour tones of a block. */
export const homeTones = ['petrol', 'steel', 'saffron', 'violet', 'terracotta'] as const;
export type HomeTone = (typeof homeTones)[number];

/**
 * The home page's limits: the lengths of a block's texts and link in characters, the numbers of blocks per kind, of
 * pictures per block and of promoted cards. `text` counts the characters that readers see, `html` also the elements.
 */
export const homeLimits = {
  ...{ title: 120, text: 400, html: 4000, action: 40, link: 500 },
  ...{ blocks: 10, pictures: 3, promoted: 20 },
} as const;

const bothTexts = z.strictObject({ en: z.string(), ru: z.string() });

/** The first and last day of display, both inclusive, in Moscow time. An empty day sets no limit. */
const shownDays = { from: z.string(), until: z.string() };

/** A slide, promo tile or banner as admins edit it. */
export const keptBlockView = z.strictObject({
  id: uuid,
  title: bothTexts,
  /** Sanitised HTML. */
  text: bothTexts,
  action: bothTexts,
  /** A path on this site. */
  link: z.string(),
  pictures: z.array(pictureView),
  tone: z.string(),
  ...shownDays,
});
export type KeptBlockView = z.infer<typeof keptBlockView>;

const storedBlocks = z.strictObject({
  hero: z.array(keptBlockView),
  promo: z.array(keptBlockView),
  banner: z.array(keptBlockView),
} satisfies Record<(typeof homeBlockKinds)[number], unknown>);
export type KeptBlocksView = z.infer<typeof storedBlocks>;

/** A card promoted on the home page. If the card was deleted, `name` is empty and `is_public` is false. */
const promotedView = z.strictObject({
  ...{ sku: uuid, name: z.string(), is_public: z.boolean(), picture: pictureView.nullable() },
  ...shownDays,
});

/** GET /admin/home, including content that is not shown today. */
export const homeAdminView = z.strictObject({
  /** Increases with every change. The client sends it back when it saves. */
  version: z.number().int(),
  updated_at: z.string().nullable(),
  updated_by: personView.nullable(),
  customer: storedBlocks,
  supplier: storedBlocks,
  promoted: z.array(promotedView),
});
export type HomeAdminView = z.infer<typeof homeAdminView>;

const bothUpTo = (max: number) =>
  z.object({ en: textUpTo(max).default(''), ru: textUpTo(max).default('') }).default({ en: '', ru: '' });
const day = z.union([z.literal(''), z.iso.date('invalid_date')]).default('');
const days = { from: day, until: day };
const blockInput = z.object({
  /** Absent for a new block. */
  id: uuid.optional(),
  title: bothUpTo(homeLimits.title),
  /** HTML with the elements in `homeTextTags`. Others are removed. Plain text is valid. */
  text: bothUpTo(homeLimits.html),
  action: bothUpTo(homeLimits.action),
  link: textUpTo(homeLimits.link).default(''),
  /** File ids. */
  pictures: z.array(uuid).max(homeLimits.pictures, 'too_many_files').default([]),
  tone: z.enum(homeTones, 'invalid_option').default('petrol'),
  ...days,
});
const blocksOf = z.array(blockInput).max(homeLimits.blocks, 'too_many_blocks').default([]);
const platformInput = z.object({ hero: blocksOf, promo: blocksOf, banner: blocksOf });

/** POST /admin/home: all content in display order. Saving deletes everything that is left out. */
export const homeInput = z.object({
  version: versionNumber.optional(),
  customer: platformInput,
  supplier: platformInput,
  promoted: z
    .array(z.object({ sku: uuid, ...days }))
    .max(homeLimits.promoted, 'too_many_blocks')
    .default([]),
});
export type HomeInput = z.input<typeof homeInput>;

export const homeAdminEndpoints = /* @__PURE__ */ endpointsOf(
  { getHomeAdmin: adminScreenRoutes.getHomeAdmin, ...homeAdminRoutes },
  {
    getHomeAdmin: { summary: 'Returns the content of the home page and its display dates', answer: homeAdminView },
    saveHome: {
      summary: 'Saves the content of the home page. Returns 409 if it changed since `version`',
      input: homeInput,
      answer: homeAdminView,
    },
  },
);
