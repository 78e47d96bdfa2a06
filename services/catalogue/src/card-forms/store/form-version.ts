import type { FormContent, WrittenVersion } from '../domain/form-content.js';
import { englishOf, inBothLanguages } from '../domain/translated-fields.js';

/** Returns the full version that results from a form. Russian texts come from the version that it replaces. */
export const toVersion = (form: FormContent, before: WrittenVersion | undefined): WrittenVersion => ({
  ...form,
  ...inBothLanguages(form, before),
});

/** Returns a version as its form shows it, in English. */
export const toForm = (version: WrittenVersion): FormContent => ({ ...version, ...englishOf(version) });
