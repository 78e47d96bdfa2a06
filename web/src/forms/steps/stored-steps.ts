import { type DraftPlace, tabDrafts } from '../../lib/stored-draft';

/** The part of a form in steps that survives a reload. */
interface StoredSteps {
  /** The values of each step, as typed. */
  values: Record<string, object>;
  passed: string[];
}

/** The properties of a step that are needed to store it. */
interface StorableStep {
  id: string;
  initial: object;
  /** Paths of fields that are never stored: passwords, codes. Files are always left out. */
  secrets?: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
};

interface Kept {
  values: object;
  /** True if nothing was left out. */
  isWhole: boolean;
}

/** Returns the step's values without secrets and files. */
function withoutSecrets(values: object, secrets: readonly string[] = [], path = ''): Kept {
  let isWhole = true;
  const kept = Object.entries(values).flatMap(([name, value]) => {
    const at = `${path}${name}`;
    if (secrets.includes(at) || !isPlain(value)) {
      isWhole = false;
      return [];
    }
    if (!isRecord(value) || !secrets.some((secret) => secret.startsWith(`${at}.`))) return [[name, value]];
    const part = withoutSecrets(value, secrets, `${at}.`);
    isWhole &&= part.isWhole;
    return [[name, part.values]];
  });
  return { values: Object.fromEntries(kept), isWhole };
}

/** Merges the stored values into the initial ones. Fields that were left out are empty again. */
const completed = (initial: object, kept: Record<string, unknown>): object => ({
  ...initial,
  ...Object.fromEntries(
    Object.entries(kept).map(([name, value]) => {
      const first: unknown = (initial as Record<string, unknown>)[name];
      const isGroup = isRecord(value) && isRecord(first) && !Array.isArray(first);
      return [name, isGroup ? { ...first, ...value } : value];
    }),
  ),
});

/**
 * Returns the draft of a form in steps, stored under a name in this tab or on this device. Without a name nothing is
 * stored. The user must complete a step again if its secrets or files are missing.
 */
export const storedSteps = (
  name: string | undefined,
  steps: readonly StorableStep[],
  drafts: DraftPlace = tabDrafts,
) => ({
  read(): StoredSteps | null {
    const kept = name === undefined ? null : drafts.read(name);
    if (!isRecord(kept) || !isRecord(kept.values) || !Array.isArray(kept.passed)) return null;
    const { values, passed } = kept as unknown as StoredSteps;
    const known = steps.flatMap(({ id, initial }) =>
      isRecord(values[id]) ? [[id, completed(initial, values[id])]] : [],
    );
    return { values: Object.fromEntries(known), passed };
  },

  keep(values: Readonly<Record<string, object>>, passed: ReadonlySet<string>): void {
    if (name === undefined) return;
    const whole = new Set<string>();
    const plain = steps.flatMap(({ id, secrets }) => {
      const typed = values[id];
      if (typed === undefined) return [];
      const { values: kept, isWhole } = withoutSecrets(typed, secrets);
      if (isWhole) whole.add(id);
      return [[id, kept]];
    });
    drafts.keep(name, { values: Object.fromEntries(plain), passed: [...passed].filter((id) => whole.has(id)) });
  },

  drop(): void {
    if (name !== undefined) drafts.drop(name);
  },
});
