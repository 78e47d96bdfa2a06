import type { CallTo, FileView, RequestView, TypedDescriptionView } from '@setu/contract';
import type { Problem } from '../../../api/problem';
import { emptyOrder, type OrderValues, orderPaths, toSentOrder } from '../order/order-values';

/** An item after the first one, as typed. Its names are those of the first item without their prefix. */
export interface FurtherPosition {
  name: string;
  details: string;
  area: string;
  customsCode: string;
  count: string;
  unit: string;
  price: string;
}

/**
 * The values of the form as typed, under the specification's names, and the files as they are shown. A manager's form
 * also has the customer.
 */
export interface DescriptionValues extends Partial<OrderValues> {
  positionName: string;
  positionDescription: string;
  positionArea: string;
  positionCustomsCode: string;
  positionCount: string;
  /** The id of the unit, empty until one is chosen. */
  positionUnit: string;
  positionPrice: string;
  furtherPositions: FurtherPosition[];
  contractTiming: string;
  contractTotal: string;
  contractDescription: string;
  /** The code of the city to deliver to, empty if none is chosen. */
  contractCity: string;
  boughtDescription: string;
  boughtSupplier: string;
  boughtBrand: string;
  files: FileView[];
}

/** The server's path for each form field. */
const paths = {
  positionName: 'position.description',
  positionDescription: 'position.comment',
  positionArea: 'position.area',
  positionCustomsCode: 'position.customs_code',
  positionCount: 'position.count',
  positionUnit: 'position.unit',
  positionPrice: 'position.price',
  contractTiming: 'contract.time_frame',
  contractTotal: 'contract.total_price',
  contractDescription: 'contract.comment',
  contractCity: 'contract.delivery_city',
  boughtDescription: 'contract.bought_before',
  boughtSupplier: 'contract.bought_supplier',
  boughtBrand: 'contract.bought_brand',
} as const satisfies Record<Exclude<keyof DescriptionValues, 'furtherPositions' | 'files' | keyof OrderValues>, string>;

/** The server's name for each field of an item after the first one. */
const furtherNames: Record<keyof FurtherPosition, keyof TypedDescriptionView['position']> = {
  name: 'description',
  details: 'comment',
  area: 'area',
  customsCode: 'customs_code',
  count: 'count',
  unit: 'unit',
  price: 'price',
};

/** Returns an empty item. */
export const emptyPosition = (): FurtherPosition => ({
  ...{ name: '', details: '', area: '', customsCode: '', count: '', unit: '', price: '' },
});

const names = new Map<string, string>(Object.entries({ ...paths, ...orderPaths }).map(([name, path]) => [path, name]));

/** Returns an empty form with only the searched name and a first line of the special terms. */
export const emptyDescription = (name = '', terms = ''): DescriptionValues => ({
  positionName: name,
  positionDescription: '',
  positionArea: '',
  positionCustomsCode: '',
  positionCount: '',
  positionUnit: '',
  positionPrice: '',
  furtherPositions: [],
  contractTiming: '',
  contractTotal: '',
  contractDescription: terms,
  contractCity: '',
  boughtDescription: '',
  boughtSupplier: '',
  boughtBrand: '',
  files: [],
});

/** Returns the form values of a stored draft. */
export function toDescriptionValues({
  draft,
  last_customer_condition: { files },
}: Pick<RequestView, 'draft' | 'last_customer_condition'>): DescriptionValues {
  const typed: TypedDescriptionView | null = draft?.description ?? null;
  if (!typed) return { ...emptyDescription(), files };
  const { position, further_positions: further, contract } = typed;
  return {
    positionName: position.description,
    positionDescription: position.comment,
    positionArea: position.area,
    positionCustomsCode: position.customs_code,
    positionCount: position.count,
    positionUnit: position.unit,
    positionPrice: position.price,
    furtherPositions: further.map(({ description: name, comment: details, customs_code: customsCode, ...same }) => ({
      ...{ name, details, customsCode, ...same },
    })),
    contractTiming: contract.time_frame,
    contractTotal: contract.total_price,
    contractDescription: contract.comment,
    contractCity: contract.delivery_city,
    boughtDescription: contract.bought_before,
    boughtSupplier: contract.bought_supplier,
    boughtBrand: contract.bought_brand,
    files,
  };
}

/** Returns the body for the server, the same for saving and publishing. */
export const toSentDescription = (values: DescriptionValues) =>
  ({
    position: {
      description: values.positionName,
      comment: values.positionDescription,
      area: values.positionArea,
      customs_code: values.positionCustomsCode,
      count: values.positionCount,
      unit: values.positionUnit,
      price: values.positionPrice,
    },
    further_positions: values.furtherPositions.map(({ name, details, customsCode, ...same }) => ({
      ...{ description: name, comment: details, customs_code: customsCode, ...same },
    })),
    contract: {
      time_frame: values.contractTiming,
      total_price: values.contractTotal,
      comment: values.contractDescription,
      delivery_city: values.contractCity,
      bought_before: values.boughtDescription,
      bought_supplier: values.boughtSupplier,
      bought_brand: values.boughtBrand,
    },
    files: values.files.map(({ id }) => id),
    ...(values.companyKind !== undefined && toSentOrder({ ...emptyOrder, ...values })),
  }) satisfies CallTo<'saveRequestDraft'>['input'];

/** Renames the fields of a server error to the form's names. All files share one field in the form. */
export function onFormFields(problem: Problem): Problem {
  const nameOf = (path: string) => names.get(path) ?? furtherName(path) ?? path.replace(/^files\..*/, 'files');
  const renamed = (map: Record<string, string> | undefined) =>
    map && Object.fromEntries(Object.entries(map).map(([path, text]) => [nameOf(path), text]));
  return { ...problem, fields: renamed(problem.fields), codes: renamed(problem.codes) };
}

function furtherName(path: string): string | undefined {
  const [, at, sent] = /^further_positions(?:\.(\d+)\.(\w+))?$/.exec(path) ?? [];
  if (!path.startsWith('further_positions')) return undefined;
  const field = Object.entries(furtherNames).find(([, name]) => name === sent)?.[0];
  return field ? `furtherPositions.${at}.${field}` : 'furtherPositions';
}
