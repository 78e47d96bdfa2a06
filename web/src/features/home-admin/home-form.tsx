import { type HomeAdminView, type HomePlatform, homePlatforms } from '@setu/contract';
import { useEffect, useMemo, useState } from 'react';
import { toProblem } from '../../api/problem';
import { AppForm } from '../../forms/app-form';
import { LanguageSwitch } from '../../forms/fields/localized-field';
import { SaveBar } from '../../forms/save-bar';
import { SubmitButton } from '../../forms/submit-button';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { SegmentedControl } from '../../ui/segmented/segmented-control';
import { notify } from '../../ui/toast/toast-store';
import { useSaveHomeMutation } from './api';
import styles from './home-admin.module.css';
import { type HomeValues, homeValues, sentHome } from './home-values';
import { PlatformBlocks } from './platform-blocks';
import { PromotedCards } from './promoted-cards';

const schema = async () => (await import('./home-schema')).homeSchema;

interface HomeFormProps {
  view: HomeAdminView;
  /** Loads the current home page. */
  refetch: () => Promise<HomeAdminView | undefined>;
}

/**
 * Edits the full content of the home page and saves it as a whole. If another user has changed the page meanwhile, the
 * form reports it and keeps the typed values.
 */
export function HomeForm({ view, refetch }: HomeFormProps) {
  const t = useTexts('home-admin');
  const [save] = useSaveHomeMutation();
  // The version that filled the fields. A change by another user does not alter the fields.
  const [filled, setFilled] = useState(view);
  const [round, setRound] = useState(0);
  const [latest, setLatest] = useState<HomeAdminView>();
  const [platform, setPlatform] = useState<HomePlatform>('customer');
  const unavailable = t('promoted.gone');
  const initial = useMemo(() => homeValues(filled, unavailable), [filled, unavailable]);
  const fill = (next: HomeAdminView) => {
    setFilled(next);
    setLatest(undefined);
    setRound((now) => now + 1);
  };
  const submit = async (values: HomeValues) => {
    try {
      // After a conflict is shown, saving again knowingly overwrites the other version.
      fill(await save(sentHome(values, (latest ?? filled).version)).unwrap());
      notify({ kind: 'success', title: t('saved') });
    } catch (error) {
      const problem = toProblem(error);
      const now = problem.kind === 'conflict' ? await refetch() : undefined;
      if (!now) throw problem;
      setLatest(now);
      throw { ...problem, message: t('conflict') };
    }
  };
  return (
    <AppForm key={round} schema={schema} initial={initial} onSubmit={submit} hasSummary ariaLabel={t('title')}>
      {(form) => (
        <Stack gap={4}>
          <Unsaved isDirty={form.dirty} />
          <div className={styles.switches}>
            <SegmentedControl
              label={t('platform')}
              value={platform}
              onChange={(value) => setPlatform(value === 'supplier' ? 'supplier' : 'customer')}
              options={homePlatforms.map((value) => ({ value, label: t(`platforms.${value}`) }))}
            />
            <LanguageSwitch label={t('language')} />
          </div>
          {homePlatforms.map((one) => (
            // Both platforms stay mounted, so that the summary finds errors of the hidden one.
            <div key={one} hidden={one !== platform}>
              <PlatformBlocks platform={one} />
            </div>
          ))}
          <PromotedCards />
          <ShowFaults faults={form.errors} count={form.submitCount} onShow={setPlatform} />
          {form.dirty && (
            <SaveBar state={t('unsaved')}>
              {latest && <Button onClick={() => fill(latest)}>{t('takeLatest')}</Button>}
              <SubmitButton>{t('save')}</SubmitButton>
            </SaveBar>
          )}
        </Stack>
      )}
    </AppForm>
  );
}

function Unsaved({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard(isDirty);
  return null;
}

interface ShowFaultsProps {
  faults: object;
  /** The number of attempts to save. */
  count: number;
  onShow: (platform: HomePlatform) => void;
}

/** Opens the platform with errors if the other one has none. */
function ShowFaults({ faults, count, onShow }: ShowFaultsProps) {
  const wrong = homePlatforms.filter((platform) => platform in faults);
  const only = wrong.length === 1 ? wrong[0] : undefined;
  useEffect(
    function openWrong() {
      if (count > 0 && only) onShow(only);
    },
    [count, only, onShow],
  );
  return null;
}
