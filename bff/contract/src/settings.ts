import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { settingRoutes } from './routes/settings.js';
import { personView, textUpTo } from './values.js';
import { settingTypes } from './words.js';

/** Every setting: its part and its name there. */
export const settingNames = [
  'sign_in.captcha_from',
  'sign_in.delay_from',
  'sign_in.network_captcha_from',
  'sign_in.network_failures_per_minute',
  'sign_in.second_factor_for_staff',
  'registration.network_captcha_from',
  'registration.network_delay_from',
  'registration.network_codes_per_minute',
  'captcha.difficulty',
  'files.company_mb',
  'files.visitor_mb',
  'files.network_mb',
  'files.strangers_mb',
  'rates.stale_after_days',
  'rates.valid_days',
  'requests.new_hours',
  'requests.in_work_hours',
  'requests.send_to_supplier_hours',
  'requests.offer_received_hours',
  'requests.supplier_selected_hours',
  'requests.contracted_hours',
  'requests.partially_paid_hours',
  'requests.warn_percent',
  'applications.reject_allowed',
  'translations.forbidden_ru',
  'translations.forbidden_en',
  'support.address',
  'home.stats_floor',
  'home.categories_minimum',
  'home.categories_default',
  'home.skus_minimum',
  'home.skus_default',
] as const;
export type SettingName = (typeof settingNames)[number];

/** A whole number, a switch, words (`*` at the end of one stands for any ending), or an address. */
const settingValue = z.union([z.number().int(), z.boolean(), z.array(z.string()), z.string()]);
export type SettingValue = z.infer<typeof settingValue>;

/** One setting as it is in force. */
export const settingView = z.strictObject({
  name: z.enum(settingNames),
  type: z.enum(settingTypes),
  value: settingValue,
  default_value: settingValue,
  /** Of a number, both inclusive; else null. */
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  /** Null while it is the default. */
  changed_by: personView.nullable(),
  changed_at: z.string().nullable(),
});
export type SettingView = z.infer<typeof settingView>;

/** A change of one setting, which may be gone meanwhile: its type is null then. */
export const settingChangeView = z.strictObject({
  name: z.string(),
  type: z.enum(settingTypes).nullable(),
  old_value: settingValue,
  new_value: settingValue,
  by: personView.nullable(),
  acting: personView.nullable(),
  at: z.string(),
});
export type SettingChangeView = z.infer<typeof settingChangeView>;

/** GET /admin/settings */
export const settingsView = z.strictObject({
  /** Grows with every change; goes back with what is saved. */
  revision: z.number().int(),
  settings: z.array(settingView),
  /** A page of what was changed, the newest first. */
  changes: z.array(settingChangeView),
  changes_total: z.number().int(),
});
export type SettingsView = z.infer<typeof settingsView>;

/** Which page of the changes, twenty each. */
export const settingsQuery = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });

const most = 100;

/** POST /admin/settings: by name what is to be; null brings the default back. */
export const settingsInput = z.object({
  revision: z.coerce.number().int().min(0).max(4_294_967_295),
  values: z
    .record(
      textUpTo(60),
      z.union([z.number(), z.boolean(), z.array(textUpTo(200)).max(1000, 'too_many_words'), textUpTo(320), z.null()]),
    )
    .refine((values) => Object.keys(values).length <= most, { error: 'max', params: { max: most } }),
});

export const settingEndpoints = /* @__PURE__ */ endpointsOf(
  { getSettings: adminScreenRoutes.getSettings, ...settingRoutes },
  {
    getSettings: {
      summary: 'Settings with their defaults and bounds, and who changed what',
      query: settingsQuery,
      answer: settingsView,
    },
    saveSettings: {
      summary: 'Changes settings, all or none; 409 when somebody changed any since `revision`',
      input: settingsInput,
      answer: settingsView,
    },
  },
);
