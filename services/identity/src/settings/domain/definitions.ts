import { usualForbiddenWords } from '@setu/proto/forbidden-words';

/** A whole number an admin may change, both ends included. */
export interface NumberDefinition {
  type: 'number';
  default: number;
  min: number;
  max: number;
  meaning: string;
}

/** A switch an admin may turn. */
export interface FlagDefinition {
  type: 'flag';
  default: boolean;
  meaning: string;
}

/** A list of words an admin may write; `*` at the end of one stands for any ending. */
export interface WordsDefinition {
  type: 'words';
  default: readonly string[];
  meaning: string;
}

/** An e-mail address an admin may write. */
export interface EmailDefinition {
  type: 'email';
  default: string;
  meaning: string;
}

export type Definition = NumberDefinition | FlagDefinition | WordsDefinition | EmailDefinition;

const number = (value: number, [min, max]: readonly [number, number], meaning: string): NumberDefinition => ({
  type: 'number',
  default: value,
  min,
  max,
  meaning,
});

const flag = (value: boolean, meaning: string): FlagDefinition => ({ type: 'flag', default: value, meaning });

const words = (value: readonly string[], meaning: string): WordsDefinition => ({
  type: 'words',
  default: value,
  meaning,
});

const email = (value: string, meaning: string): EmailDefinition => ({ type: 'email', default: value, meaning });

// A year at most.
const stageHours = [1, 8760] as const;

/** Every setting: its name, what it is without anybody's doing, its bounds, and what it means. */
export const definitions = {
  'sign_in.captcha_from': number(3, [1, 100], 'failed sign-ins of one person from which on a captcha is asked for'),
  'sign_in.delay_from': number(10, [1, 100], 'failed sign-ins of one person from which on tries must keep a distance'),
  'sign_in.network_captcha_from': number(
    10,
    [1, 10_000],
    'failed sign-ins of one network from which on it is asked too',
  ),
  'sign_in.network_failures_per_minute': number(10, [1, 10_000], 'failed sign-ins a minute from one network'),
  'sign_in.second_factor_for_staff': flag(false, 'whether the broker’s people must have a second factor to sign in'),
  'registration.network_captcha_from': number(
    3,
    [1, 10_000],
    'registrations from one network within a quarter of an hour from which on a captcha is asked for',
  ),
  'registration.network_delay_from': number(
    10,
    [1, 10_000],
    'registrations from one network from which on the next must keep a distance',
  ),
  'registration.network_codes_per_minute': number(10, [1, 10_000], 'wrong codes a minute from one network'),
  'captcha.difficulty': number(3000, [2, 100_000], 'how often a browser repeats the captcha’s computation at most'),
  'files.company_mb': number(2048, [1, 1_048_576], 'megabytes a company’s files may take together'),
  'files.visitor_mb': number(100, [1, 10_240], 'megabytes the files of one browser without a sign-in may take'),
  'files.network_mb': number(
    200,
    [1, 102_400],
    'megabytes unattached files from one network without a sign-in may take',
  ),
  'files.strangers_mb': number(4096, [1, 1_048_576], 'megabytes unattached files of all without a sign-in may take'),
  'rates.stale_after_days': number(5, [0, 365], 'days after which staff are warned that a currency rate is old'),
  'rates.valid_days': number(7, [0, 365], 'days for which a currency rate is used; older: prices in INR only'),
  'requests.new_hours': number(4, stageHours, 'hours after which a new request nobody has taken is late'),
  'requests.in_work_hours': number(24, stageHours, 'hours after which a request in work is late'),
  'requests.send_to_supplier_hours': number(72, stageHours, 'hours after which a supplier’s answer is late'),
  'requests.offer_received_hours': number(48, stageHours, 'hours after which the choice among offers is late'),
  'requests.supplier_selected_hours': number(72, stageHours, 'hours after which a contract with the supplier is late'),
  'requests.contracted_hours': number(120, stageHours, 'hours after which the first payment of a contract is late'),
  'requests.partially_paid_hours': number(1080, stageHours, 'hours after which delivery and balance are late'),
  'requests.warn_percent': number(75, [1, 100], 'percent of a stage’s hours after which it is soon due'),
  'applications.reject_allowed': flag(false, 'whether managers may reject a supplier’s application, with a reason'),
  'translations.forbidden_ru': words(usualForbiddenWords.ru, 'Russian words and phrases no translation may have'),
  'translations.forbidden_en': words(usualForbiddenWords.en, 'English words and phrases no translation may have'),
  'support.address': email('support@setu.example', 'where messages to the support are mailed'),
  'home.stats_floor': flag(true, 'whether a figure of the home page below its minimum is told as its default'),
  'home.categories_minimum': number(50, [0, 1_000_000], 'sub-categories from which on the home page tells how many'),
  'home.categories_default': number(10, [0, 1_000_000], 'sub-categories the home page tells of below the minimum'),
  'home.skus_minimum': number(10_000, [0, 100_000_000], 'cards from which on the home page tells how many'),
  'home.skus_default': number(10_000, [0, 100_000_000], 'cards the home page tells of below the minimum'),
} satisfies Record<string, Definition>;

export type SettingName = keyof typeof definitions;
interface ValueOf {
  number: number;
  flag: boolean;
  words: readonly string[];
  email: string;
}

export type SettingValueOf<N extends SettingName> = ValueOf[(typeof definitions)[N]['type']];

/** Every setting as it is in force. */
export type SettingValues = { readonly [N in SettingName]: SettingValueOf<N> };

export const settingNames = Object.keys(definitions) as SettingName[];

export const definitionOf = (name: SettingName): Definition => definitions[name];

export const isSettingName = (text: string): text is SettingName => Object.hasOwn(definitions, text);
