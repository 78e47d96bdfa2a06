import type { Source } from './sources.js';

/** A rule about imports that certain files must not have, and its reason. A broken build shows the reason. */
export type ImportRule = {
  title: string;
  because: string;
  files: RegExp;
  except?: RegExp;
  /** Tests may import more, unless the rule applies to them too. */
  testsToo?: boolean;
  forbids: (target: string, source: Source) => boolean;
};

/** Returns every import that breaks the rule, as `file imports target`. */
export function broken(rule: ImportRule, sources: Source[]): string[] {
  return sources
    .filter(({ path, isTest }) => rule.files.test(path) && !rule.except?.test(path) && (rule.testsToo || !isTest))
    .flatMap((source) =>
      source.imports
        .filter((target) => rule.forbids(target, source))
        .map((target) => `${source.path} imports ${target}`),
    );
}

/** Throws with the reason of the rule and one line per finding, if there are findings. */
export function mustBeNone(findings: string[], because: string): void {
  if (findings.length === 0) return;
  throw new Error(`${because}\n${findings.map((finding) => `  ${finding}`).join('\n')}`);
}
