import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { pageNumber, wholeNumber } from './number-inputs.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { settingRoutes } from './routes/settings.js';
import { personView, textUpTo } from './values.js';
import { settingTypes } from './words.js';

/** The names of all settings, each with its section. */
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
  'applications.reject_allowed',
  'translations.forbidden_ru',
  'translations.forbidden_en',
  'support.address',
  'home.stats_floor',
  'home.categories_minimum',
  'home.categories_default',
  'home.skus_minimum',
  'home.skus_default',
  'landed.insurance_hundredths',
  'landed.export_clearance_rupees',
  'landed.loading_rupees',
  'landed.broker_roubles',
  'landed.certification_roubles',
  'landed.storage_roubles',
  'landed.bank_hundredths',
] as const;
export type SettingName = (typeof settingNames)[number];

/** An integer, a switch, words (a final `*` matches any ending), or an address. */
const settingValue = z.union([z.number().int(), z.boolean(), z.array(z.string()), z.string()]);
export type SettingValue = z.infer<typeof settingValue>;

/** A setting with its current value. */
export const settingView = z.strictObject({
  name: z.enum(settingNames),
  type: z.enum(settingTypes),
  value: settingValue,
  default_value: settingValue,
  /** The bounds of a number, both inclusive. Null for other types. */
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  /** Null while the setting has its default value. */
  changed_by: personView.nullable(),
  changed_at: z.string().nullable(),
});
export type SettingView = z.infer<typeof settingView>;

/** A change of a setting. The type is null if the setting no longer exists. */
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
  /** Increases with every change. The client sends it back when it saves. */
  revision: z.number().int(),
  settings: z.array(settingView),
  /** A page of the changes, newest first. */
  changes: z.array(settingChangeView),
  changes_total: z.number().int(),
});
export type SettingsView = z.infer<typeof settingsView>;

/** The page number of the change log, with twenty changes on a page. */
export const settingsQuery = z.object({ page: pageNumber.default(1) });

const maxValues = 100;

/** POST /admin/settings: the new values by name. Null restores the default. */
export const settingsInput = z.object({
  revision: wholeNumber(0, 4_294_967_295),
  values: z
    .record(
      textUpTo(60),
      z.union([z.number(), z.boolean(), z.array(textUpTo(200)).max(1000, 'too_many_words'), textUpTo(320), z.null()]),
    )
    .refine((values) => Object.keys(values).length <= maxValues, { error: 'max', params: { max: maxValues } }),
});

export const settingEndpoints = /* @__PURE__ */ endpointsOf(
  { getSettings: adminScreenRoutes.getSettings, ...settingRoutes },
  {
    getSettings: {
      summary: 'Returns the settings with their defaults and bounds, and the changes made to them',
      query: settingsQuery,
      answer: settingsView,
    },
    saveSettings: {
      summary: 'Changes settings, all or none. Returns 409 if any changed since `revision`',
      input: settingsInput,
      answer: settingsView,
    },
  },
);
