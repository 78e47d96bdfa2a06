import { lazy, type ReactNode, Suspense } from 'react';
import { CalculatedValue, type Calculation } from '../../forms/calculated-value';
import { RadioField } from '../../forms/fields/radio-field';
import { SelectField } from '../../forms/fields/select-field';
import { TextAreaField, TextField } from '../../forms/fields/text-field';
import { formatDate, formatMoneyAsIs } from '../../i18n/formats';
import { withTexts } from '../../i18n/load-texts';
import type { SeveralSettings } from '../../ui/field/search-multi-select';
import type { SearchSettings } from '../../ui/field/search-select';
import type { Option } from '../../ui/field/select-control';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { type ActionValue, chosenIn, filesIn } from './action-value';

// A dialog without fields loads neither the number formatting nor the select list.
const MoneyField = lazy(() => import('../../forms/fields/money-field').then((code) => ({ default: code.MoneyField })));
const PercentField = lazy(() =>
  import('../../forms/fields/decimal-field').then((code) => ({ default: code.PercentField })),
);
const loadDate = withTexts(['fields'], () => import('../../forms/fields/date-field'));
const DateField = lazy(async () => ({ default: (await loadDate()).DateField }));
const loadSearch = withTexts(['fields'], () => import('../../forms/fields/search-select-field'));
const SearchSelectField = lazy(async () => ({ default: (await loadSearch()).SearchSelectField }));
const loadSeveral = withTexts(['fields'], () => import('../../forms/fields/search-multi-select-field'));
const SeveralField = lazy(async () => ({ default: (await loadSeveral()).SearchMultiSelectField }));
const loadFiles = withTexts(['fields'], () => import('../../forms/fields/file-field'));
const FileField = lazy(async () => ({ default: (await loadFiles()).FileField }));

interface Described {
  /** The field's name in the API call. */
  name: string;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

interface ChoiceField extends Described {
  kind: 'choice';
  options: Option[];
}

interface LinesField extends Described {
  kind: 'text';
  /** A short text, in a field of one line. */
  isLine?: boolean;
  maxLength?: number;
}

interface AmountField extends Described {
  kind: 'money';
  currency: string;
  /** The initial value. */
  initial?: string | undefined;
  /** Returns the value that follows from the other fields. It replaces the field's value whenever it changes. */
  calculate?: Calculation<ActionValue>;
}

interface ShareField extends Described {
  kind: 'percent';
  /** The initial value. */
  initial?: string | undefined;
}

interface DayField extends Described {
  kind: 'day';
  /** The initial date, YYYY-MM-DD. */
  initial?: string | undefined;
}

interface FoundField extends Described, SearchSettings {
  kind: 'found';
  placeholder?: string;
  initial?: Option | null;
}

interface SeveralFound extends Described, SeveralSettings {
  kind: 'several';
  placeholder?: string;
}

interface FilesField extends Described {
  kind: 'files';
}

/**
 * A field of an action's dialog, as data: a choice, lines of text, an amount, a percentage, a day, one or several of
 * very many options, files.
 */
export type ActionField =
  | ChoiceField
  | LinesField
  | AmountField
  | ShareField
  | DayField
  | FoundField
  | SeveralFound
  | FilesField;

/** Returns a field's value when the dialog opens. */
export const initialValue = (field: ActionField): ActionValue => {
  if (field.kind === 'found') return field.initial ?? null;
  if (field.kind === 'several' || field.kind === 'files') return [];
  const isFilled = field.kind === 'money' || field.kind === 'percent' || field.kind === 'day';
  return (isFilled && field.initial) || '';
};

/** The maximum number of options shown at once. With more options the field becomes a select list. */
const maxRadios = 7;

/** The control of a field. */
export function ActionFieldControl({ field }: { field: ActionField }) {
  if (field.kind === 'choice') {
    const { kind: _kind, ...props } = field;
    const Choice = field.options.length > maxRadios ? SelectField : RadioField;
    return <Choice {...props} />;
  }
  if (field.kind === 'text') {
    const { kind: _kind, isLine, ...props } = field;
    return isLine ? <TextField {...props} /> : <TextAreaField {...props} rows={4} />;
  }
  return (
    <Suspense fallback={<Skeleton height="68px" />}>
      <LaterControl field={field} />
    </Suspense>
  );
}

function LaterControl({ field }: { field: Exclude<ActionField, ChoiceField | LinesField> }) {
  if (field.kind === 'percent') {
    const { kind: _kind, initial: _initial, ...props } = field;
    return <PercentField {...props} />;
  }
  if (field.kind === 'day') {
    const { kind: _kind, initial: _initial, ...props } = field;
    return <DateField {...props} />;
  }
  if (field.kind === 'money') {
    const { kind: _kind, initial: _initial, calculate, ...props } = field;
    return (
      <>
        {calculate && <CalculatedValue name={field.name} calculate={calculate} />}
        <MoneyField {...props} hasConversion />
      </>
    );
  }
  if (field.kind === 'several') {
    const { kind: _kind, ...props } = field;
    return <SeveralField {...props} />;
  }
  if (field.kind === 'files') {
    const { kind: _kind, ...props } = field;
    return <FileField {...props} />;
  }
  const { kind: _kind, initial: _initial, ...props } = field;
  return <SearchSelectField {...props} />;
}

/** Returns the chosen or typed value as text. */
export function spokenValue(field: ActionField, value: ActionValue): string {
  if (value === null || value === '') return '';
  if (Array.isArray(value))
    return [...chosenIn(value).map(({ label }) => label), ...filesIn(value).map((file) => file.original_name)].join(
      '; ',
    );
  if (typeof value === 'object') return value.label;
  if (field.kind === 'text') return value.trim();
  if (field.kind === 'day') return formatDate(value);
  if (field.kind === 'percent') return `${value} %`;
  if (field.kind === 'money') return formatMoneyAsIs({ value: Number(value), currency: field.currency });
  return field.kind === 'choice' ? (field.options.find((option) => option.value === value)?.label ?? '') : '';
}
