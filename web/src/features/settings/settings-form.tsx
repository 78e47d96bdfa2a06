import type { SettingsView, SettingView } from '@setu/contract';
import { useMemo, useState } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { AppForm } from '../../forms/app-form';
import { useTexts } from '../../i18n/use-texts';
import { notify } from '../../ui/toast/toast-store';
import { useSaveSettingsMutation } from './api';
import { SettingsFields } from './settings-fields';
import { changesOf, type TypedSettings, typedOf, typedSettings } from './typed-settings';

interface SettingsFormProps {
  view: SettingsView;
  /** Loads the current settings. */
  refetch: () => Promise<SettingsView | undefined>;
}

/** Edits all settings in one form. Only the changed ones are sent, in one call, so that nothing is saved in part. */
export function SettingsForm({ view, refetch }: SettingsFormProps) {
  const t = useTexts('settings');
  const [save] = useSaveSettingsMutation();
  // The settings that filled the fields, and the revision that the next save replaces.
  const [filled, setFilled] = useState<readonly SettingView[]>(view.settings);
  const [revision, setRevision] = useState(view.revision);
  const schema = useMemo(() => async () => (await import('./settings-schema')).settingsSchema(filled), [filled]);
  const [initial] = useState(() => typedSettings(filled));

  const send = async (values: ReturnType<typeof changesOf>, at: number, isAgain = false): Promise<SettingsView> => {
    try {
      return await save({ revision: at, values }).unwrap();
    } catch (error) {
      const problem = toProblem(error);
      const latest = problem.kind === 'conflict' ? await refetch() : undefined;
      if (latest === undefined) throw problem;
      const isTouched = filled.some((setting) => setting.name in values && !isStill(setting, latest.settings));
      // Another user changed only other settings, so the changes are sent again.
      if (!isAgain && !isTouched) return send(values, latest.revision, true);
      setRevision(latest.revision);
      throw { ...problem, message: t('conflict') } satisfies Problem;
    }
  };

  return (
    <AppForm
      schema={schema}
      initial={initial}
      ariaLabel={t('title')}
      onSubmit={async (typed, { resetForm }) => {
        const saved = await send(changesOf(filled, typed), revision);
        setFilled(saved.settings);
        setRevision(saved.revision);
        resetForm({ values: typedSettings(saved.settings) });
        notify({ kind: 'success', title: t('saved') });
      }}
    >
      {(form) => (
        <SettingsFields
          settings={filled}
          changeCount={Object.keys(changesOf(filled, form.values as TypedSettings)).length}
          onDiscard={() => form.resetForm()}
        />
      )}
    </AppForm>
  );
}

/** True if a setting still has the value that filled its field. */
function isStill(setting: SettingView, latest: readonly SettingView[]): boolean {
  const now = latest.find(({ name }) => name === setting.name);
  return now !== undefined && typedOf(setting, now.value) === typedOf(setting, setting.value);
}
