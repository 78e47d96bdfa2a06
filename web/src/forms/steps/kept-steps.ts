import { dropDraft, keepDraft, readDraft } from '../../lib/kept-draft';

/** What of a form in steps outlives a reload. */
interface KeptSteps {
  /** What stands in each step, as typed. */
  values: Record<string, object>;
  passed: string[];
}

/** A step as far as keeping it goes. */
interface KeptStep {
  id: string;
  initial: object;
  /** Fields that are never kept: passwords, codes. Files are left out by themselves. */
  secrets?: readonly string[];
}

const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
};

/** The step's values without secrets and files. */
const withoutSecrets = (values: object, secrets: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !secrets.includes(name) && isPlain(value)));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The draft of a form in steps, kept in this tab under a name; without a name nothing is kept. A step whose secrets or
 * files are gone is to be passed again.
 */
export const keptSteps = (name: string | undefined, steps: readonly KeptStep[]) => ({
  read(): KeptSteps | null {
    const kept = name === undefined ? null : readDraft(name);
    if (!isRecord(kept) || !isRecord(kept.values) || !Array.isArray(kept.passed)) return null;
    const { values, passed } = kept as unknown as KeptSteps;
    const known = steps.flatMap(({ id, initial }) =>
      isRecord(values[id]) ? [[id, { ...initial, ...values[id] }]] : [],
    );
    return { values: Object.fromEntries(known), passed };
  },

  keep(values: Readonly<Record<string, object>>, passed: ReadonlySet<string>): void {
    if (name === undefined) return;
    const whole = new Set<string>();
    const plain = steps.flatMap(({ id, secrets }) => {
      const typed = values[id];
      if (typed === undefined) return [];
      const kept = withoutSecrets(typed, secrets);
      if (Object.keys(kept).length === Object.keys(typed).length) whole.add(id);
      return [[id, kept]];
    });
    keepDraft(name, { values: Object.fromEntries(plain), passed: [...passed].filter((id) => whole.has(id)) });
  },

  drop(): void {
    if (name !== undefined) dropDraft(name);
  },
});
