import type { SettingsView, SettingView } from '@setu/contract';
import { useMemo, useState } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { AppForm } from '../../forms/app-form';
import { SubmitButton } from '../../forms/submit-button';
import { useTexts } from '../../i18n/use-texts';
import { FieldGrid, Stack } from '../../ui/layout/layout';
import { Panel } from '../../ui/panel/panel';
import { notify } from '../../ui/toast/toast-store';
import { useSaveSettingsMutation } from './api';
import { type Part, partOf, type SettingGroup } from './groups';
import { SettingField } from './setting-field';
import { changesOf, type TypedSettings, typedOf, typedSettings } from './typed-settings';

interface SettingsPartProps {
  group: SettingGroup;
  revision: number;
  /** Loads the current settings. */
  refetch: () => Promise<SettingsView | undefined>;
}

/** The settings of a part that filled its fields, and their revision. */
interface Shown {
  settings: readonly SettingView[];
  revision: number;
}

/** Edits the settings of one part of the product, saved together. The fields of other parts stay unchanged. */
export function SettingsPart({ group: { part, settings }, revision, refetch }: SettingsPartProps) {
  const t = useTexts('settings');
  const [save] = useSaveSettingsMutation();
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Shown>({ settings, revision });
  const schema = useMemo(() => async () => (await import('./settings-schema')).settingsSchema(settings), [settings]);
  const initial = useMemo(() => typedSettings(shown.settings), [shown]);
  const send = async (typed: TypedSettings, now: Shown, isAgain = false): Promise<SettingsView> => {
    const values = changesOf(shown.settings, typed);
    try {
      return await save({ revision: now.revision, values }).unwrap();
    } catch (error) {
      const problem = toProblem(error);
      const latest = problem.kind === 'conflict' ? await refetch() : undefined;
      if (latest === undefined) throw problem;
      const next = { settings: ofPart(latest.settings, part), revision: latest.revision };
      // Another user changed only another part. The settings of this part are still as shown, so they are sent again.
      if (!isAgain && areSame(next.settings, shown.settings)) return send(typed, next, true);
      setShown(next);
      throw { ...problem, message: t('conflict') } satisfies Problem;
    }
  };
  const submit = async (typed: TypedSettings) => {
    if (Object.keys(changesOf(shown.settings, typed)).length === 0) {
      notify({ kind: 'info', title: t('nothing') });
      return;
    }
    const isStill = areSame(settings, shown.settings);
    const saved = await send(typed, isStill ? { settings, revision } : shown);
    setShown({ settings: ofPart(saved.settings, part), revision: saved.revision });
    setRound(round + 1);
    notify({ kind: 'success', title: t('saved', { part: t(`part.${part}`) }) });
  };
  return (
    <section id={part}>
      <Panel title={t(`part.${part}`)}>
        <AppForm key={round} schema={schema} initial={initial} onSubmit={submit} ariaLabel={t(`part.${part}`)}>
          <Stack gap={4}>
            <FieldGrid>
              {shown.settings.map((setting) => (
                <SettingField key={setting.name} setting={setting} />
              ))}
            </FieldGrid>
            <div>
              <SubmitButton>{t('save')}</SubmitButton>
            </div>
          </Stack>
        </AppForm>
      </Panel>
    </section>
  );
}

const ofPart = (settings: readonly SettingView[], part: Part): SettingView[] =>
  settings.filter((setting) => partOf(setting) === part);

const areSame = (some: readonly SettingView[], others: readonly SettingView[]): boolean =>
  some.every(({ value }, index) => {
    const other = others[index];
    return other !== undefined && typedOf(value) === typedOf(other.value);
  });
