import { defaultForbiddenWords } from '@setu/proto/forbidden-words';

/** An integer that an admin may change. Both bounds are included. */
export interface NumberDefinition {
  type: 'number';
  default: number;
  min: number;
  max: number;
  meaning: string;
}

/** A switch that an admin may change. */
export interface FlagDefinition {
  type: 'flag';
  default: boolean;
  meaning: string;
}

/** A list of terms that an admin may edit. A `*` at the end of a term matches any ending. */
export interface TermsDefinition {
  type: 'words';
  default: readonly string[];
  meaning: string;
}

/** An email address that an admin may edit. */
export interface EmailDefinition {
  type: 'email';
  default: string;
  meaning: string;
}

export type Definition = NumberDefinition | FlagDefinition | TermsDefinition | EmailDefinition;

const number = (value: number, [min, max]: readonly [number, number], meaning: string): NumberDefinition => ({
  type: 'number',
  default: value,
  min,
  max,
  meaning,
});

const flag = (value: boolean, meaning: string): FlagDefinition => ({ type: 'flag', default: value, meaning });

const terms = (value: readonly string[], meaning: string): TermsDefinition => ({
  type: 'words',
  default: value,
  meaning,
});

const email = (value: string, meaning: string): EmailDefinition => ({ type: 'email', default: value, meaning });

// At most one year.
const stageHours = [1, 8760] as const;

/** All settings: the name, the default, the bounds and the meaning of each. */
export const definitions = {
  'sign_in.captcha_from': number(3, [1, 100], 'failed sign-ins of one person from which a captcha is required'),
  'sign_in.delay_from': number(10, [1, 100], 'failed sign-ins of one person from which attempts must keep an interval'),
  'sign_in.network_captcha_from': number(
    10,
    [1, 10_000],
    'failed sign-ins from one network from which a captcha is required',
  ),
  'sign_in.network_failures_per_minute': number(10, [1, 10_000], 'failed sign-ins allowed per minute from one network'),
  'sign_in.second_factor_for_staff': flag(false, 'whether broker staff must have a second factor to sign in'),
  'registration.network_captcha_from': number(
    3,
    [1, 10_000],
    'registrations from one network within 15 minutes from which a captcha is required',
  ),
  'registration.network_delay_from': number(
    10,
    [1, 10_000],
    'registrations from one network from which further ones must keep an interval',
  ),
  'registration.network_codes_per_minute': number(
    10,
    [1, 10_000],
    'wrong registration codes allowed per minute from one network',
  ),
  'captcha.difficulty': number(3000, [2, 100_000], 'the most hashes a browser computes to solve a captcha'),
  'files.company_mb': number(2048, [1, 1_048_576], 'total megabytes of one company’s files'),
  'files.visitor_mb': number(100, [1, 10_240], 'total megabytes of files from one browser that is not signed in'),
  'files.network_mb': number(
    200,
    [1, 102_400],
    'total megabytes of unattached files from one network, for visitors who are not signed in',
  ),
  'files.strangers_mb': number(
    4096,
    [1, 1_048_576],
    'total megabytes of unattached files from all visitors who are not signed in',
  ),
  'rates.stale_after_days': number(5, [0, 365], 'days after which staff are warned that a currency rate is old'),
  'rates.valid_days': number(
    7,
    [0, 365],
    'days for which a currency rate is used; after that, prices are shown in INR only',
  ),
  'requests.new_hours': number(
    4,
    stageHours,
    'hours after which a new request that no manager has accepted is overdue',
  ),
  'requests.in_work_hours': number(24, stageHours, 'hours after which a request in progress is overdue'),
  'requests.send_to_supplier_hours': number(72, stageHours, 'hours after which a supplier’s answer is overdue'),
  'requests.offer_received_hours': number(48, stageHours, 'hours after which the choice among offers is overdue'),
  'requests.supplier_selected_hours': number(
    72,
    stageHours,
    'hours after which the contract with the chosen supplier is overdue',
  ),
  'requests.contracted_hours': number(
    120,
    stageHours,
    'hours after which the first payment under a contract is overdue',
  ),
  'requests.partially_paid_hours': number(1080, stageHours, 'hours after which delivery and final payment are overdue'),
  'applications.reject_allowed': flag(false, 'whether managers may reject a supplier’s application, with a reason'),
  'translations.forbidden_ru': terms(defaultForbiddenWords.ru, 'Russian terms that are not allowed in translations'),
  'translations.forbidden_en': terms(defaultForbiddenWords.en, 'English terms that are not allowed in translations'),
  'support.address': email('support@setu.example', 'the address that receives messages to support'),
  'home.stats_floor': flag(true, 'whether the home page shows the default for a figure that is below its minimum'),
  'home.categories_minimum': number(
    50,
    [0, 1_000_000],
    'the number of sub-categories from which the home page shows the real figure',
  ),
  'home.categories_default': number(
    10,
    [0, 1_000_000],
    'the number of sub-categories the home page shows when below the minimum',
  ),
  'home.skus_minimum': number(
    10_000,
    [0, 100_000_000],
    'the number of cards from which the home page shows the real figure',
  ),
  'home.skus_default': number(
    10_000,
    [0, 100_000_000],
    'the number of cards the home page shows when below the minimum',
  ),
  'landed.insurance_hundredths': number(
    30,
    [0, 1000],
    'cargo insurance in hundredths of a percent of the insured value, for the landed price',
  ),
  'landed.export_clearance_rupees': number(
    12_000,
    [0, 10_000_000],
    'rupees for the export declaration in India, for the landed price',
  ),
  'landed.loading_rupees': number(
    1_500,
    [0, 1_000_000],
    'rupees per tonne for loading at the port in India, for the landed price',
  ),
  'landed.broker_roubles': number(
    25_000,
    [0, 10_000_000],
    'roubles for the customs broker per declaration, for the landed price',
  ),
  'landed.certification_roubles': number(
    0,
    [0, 100_000_000],
    'roubles for certification per declaration, for the landed price',
  ),
  'landed.storage_roubles': number(
    0,
    [0, 100_000_000],
    'roubles for storage at customs per declaration, for the landed price',
  ),
  'landed.bank_hundredths': number(
    0,
    [0, 1000],
    'bank commission in hundredths of a percent of the price of the goods, for the landed price',
  ),
} satisfies Record<string, Definition>;

export type SettingName = keyof typeof definitions;
interface ValueOf {
  number: number;
  flag: boolean;
  words: readonly string[];
  email: string;
}

export type SettingValueOf<N extends SettingName> = ValueOf[(typeof definitions)[N]['type']];

/** All settings as they are in force. */
export type SettingValues = { readonly [N in SettingName]: SettingValueOf<N> };

export const settingNames = Object.keys(definitions) as SettingName[];

export const definitionOf = (name: SettingName): Definition => definitions[name];

export const isSettingName = (text: string): text is SettingName => Object.hasOwn(definitions, text);
