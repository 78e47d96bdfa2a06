import {
  type CardSection,
  cardFormInput,
  constants,
  type FileView,
  issueCode,
  neededGoodsNames,
  type PlainFieldSpec,
  plainFields,
  type SkuType,
} from '@setu/contract';
import { z } from 'zod';
import { type CardField, hasField, sectionFields } from './card-fields';
import type { CardValues, CertificateFile } from './card-values';
import { packageProblems, priceProblems, type RuleProblem, termsProblems } from './form-rules';

const { shape } = cardFormInput;

const answer = z.enum(['', 'yes', 'no']);
const answered = answer.refine((given) => given !== '', 'required');
const flags = Object.fromEntries(
  plainFields.flatMap((field: PlainFieldSpec) =>
    field.kind === 'flag' ? [[field.name, field.optional ? answer : answered]] : [],
  ),
);

/** The contract's checks for each form field. */
const checks: Record<string, z.ZodType> = {
  ...shape,
  ...flags,
  treeId: z.string().min(1, 'required'),
  categoryId: z.string().min(1, 'required'),
  subCategoryId: shape.category_id,
  fileList: z.array(z.custom<CertificateFile>()).max(constants.filesMax, 'too_many_files'),
  imageList: z.array(z.custom<FileView>()).max(constants.picturesMax, 'too_many_files'),
};

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** Rules over several fields. They skip fields that services do not have. */
const rules: Partial<Record<CardSection, (all: CardValues, type: SkuType) => RuleProblem[]>> = {
  price: priceProblems,
  dimensions: (all, type) => (type === 'product' ? packageProblems(all) : []),
  shipment: termsProblems,
};

/**
 * Returns the schema of a section. `others` returns the values of all sections, and `typeOf` the card's type for the
 * chosen tree. Both are called at each check, because they change during the life of the section.
 */
export function sectionSchema(id: CardSection, others: () => CardValues, typeOf: (all: CardValues) => SkuType) {
  const own = z.object(Object.fromEntries(sectionFields[id].map((field) => [field, checks[field]])));
  return z.custom<Partial<CardValues>>().superRefine((values, context) => {
    const all = { ...others(), ...values };
    const type = typeOf(all);
    const found = (own.safeParse(values, { reportInput: true }).error?.issues ?? []).filter(({ path }) =>
      hasField(type, path[0] as CardField),
    );
    for (const issue of found) {
      const { code, params } = issueCode(issue);
      context.addIssue({ code: 'custom', path: issue.path, message: code, params });
    }
    const isFound = (field: CardField) => found.some(({ path }) => path[0] === field);
    for (const { field, code } of [...missing(id, all, type), ...(rules[id]?.(all, type) ?? [])]) {
      if (!isFound(field)) context.addIssue({ code: 'custom', path: [field], message: code });
    }
  });
}

/** Returns an error for each required goods-only field of a section that is empty. */
const missing = (id: CardSection, all: CardValues, type: SkuType): RuleProblem[] =>
  sectionFields[id]
    .filter((field: CardField) => type === 'product' && neededGoodsNames.has(field) && isEmpty(all[field]))
    .map((field) => ({ field, code: 'required' }));
