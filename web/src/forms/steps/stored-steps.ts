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

interface Storable {
  values: object;
  /** True if nothing was left out. */
  isComplete: boolean;
}

/** Returns the step's values without secrets and files. */
function withoutSecrets(values: object, secrets: readonly string[] = [], path = ''): Storable {
  let isComplete = true;
  const storable = Object.entries(values).flatMap(([name, value]) => {
    const at = `${path}${name}`;
    if (secrets.includes(at) || !isPlain(value)) {
      isComplete = false;
      return [];
    }
    if (!isRecord(value) || !secrets.some((secret) => secret.startsWith(`${at}.`))) return [[name, value]];
    const part = withoutSecrets(value, secrets, `${at}.`);
    isComplete &&= part.isComplete;
    return [[name, part.values]];
  });
  return { values: Object.fromEntries(storable), isComplete };
}

/** Merges the stored values into the initial ones. Fields that were left out are empty again. */
const completed = (initial: object, stored: Record<string, unknown>): object => ({
  ...initial,
  ...Object.fromEntries(
    Object.entries(stored).map(([name, value]) => {
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
    const stored = name === undefined ? null : drafts.read(name);
    if (!isRecord(stored) || !isRecord(stored.values) || !Array.isArray(stored.passed)) return null;
    const { values, passed } = stored as unknown as StoredSteps;
    const known = steps.flatMap(({ id, initial }) =>
      isRecord(values[id]) ? [[id, completed(initial, values[id])]] : [],
    );
    return { values: Object.fromEntries(known), passed };
  },

  /** Returns whether everything was stored, secrets aside. Files are not. */
  keep(values: Readonly<Record<string, object>>, passed: ReadonlySet<string>): boolean {
    if (name === undefined) return false;
    const complete = new Set<string>();
    const plain = steps.flatMap(({ id, secrets }) => {
      const typed = values[id];
      if (typed === undefined) return [];
      const { values: storable, isComplete } = withoutSecrets(typed, secrets);
      if (isComplete) complete.add(id);
      return [[id, storable]];
    });
    const isStored = drafts.keep(name, {
      values: Object.fromEntries(plain),
      passed: [...passed].filter((id) => complete.has(id)),
    });
    return isStored && isPlain(values);
  },

  drop(): void {
    if (name !== undefined) drafts.drop(name);
  },
});
