import { type PageLanguage, type PageTextView, type StaticPageAdminView, screenPath } from '@setu/contract';
import { useRef, useState } from 'react';
import { type Problem, toProblem } from '../../../api/problem';
import { AppForm } from '../../../forms/app-form';
import { useTexts } from '../../../i18n/use-texts';
import { confirm } from '../../../ui/modal/confirm';
import { notify } from '../../../ui/toast/toast-store';
import { useRemoveStaticPageMutation, useSaveStaticPageMutation } from './api';
import { type EditorMode, LanguageFields } from './language-fields';
import { historyIn, type PageTexts, textsOf } from './page-fields';

const schema = async () => (await import('./page-schema')).pageSchema;

interface LanguageEditorProps {
  view: StaticPageAdminView;
  locale: PageLanguage;
  mode: EditorMode;
  onDirty: (locale: PageLanguage, isDirty: boolean) => void;
  /** Fetches the current page. */
  refetch: () => Promise<StaticPageAdminView | undefined>;
}

/**
 * Shows the editor of a page in one language: fields, preview and versions. The page can be saved as a draft, published
 * or removed.
 */
export function LanguageEditor({ view, locale, mode, onDirty, refetch }: LanguageEditorProps) {
  const t = useTexts('page-editor');
  const { link } = view;
  const page = view.pages[locale];
  const [save] = useSaveStaticPageMutation();
  const [remove] = useRemoveStaticPageMutation();
  // The version that filled the fields. A change by another user does not alter the fields.
  const [filled, setFilled] = useState<PageTextView>(page);
  const [round, setRound] = useState(0);
  const [isSource, setSource] = useState(false);
  const [compared, setCompared] = useState<number>();
  // Enter in a field saves a draft. Only the button publishes.
  const isPublishing = useRef(false);

  const fill = (next: PageTextView) => {
    setFilled(next);
    setRound((now) => now + 1);
    setCompared(undefined);
  };

  /** Reports that another admin saved first. If the user saves again, that version is overwritten on purpose. */
  const explain = async (error: unknown): Promise<Problem> => {
    const problem = toProblem(error);
    const latest = problem.kind === 'conflict' ? (await refetch())?.pages[locale] : undefined;
    if (!latest) return problem;
    setFilled((before) => ({ ...before, version: latest.version, public_version: latest.public_version }));
    setCompared(latest.version);
    return { ...problem, message: t('conflict') };
  };

  const submit = async (texts: PageTexts) => {
    const isDraft = !isPublishing.current;
    try {
      await save({ link, locale, ...texts, version: filled.version, draft: isDraft }).unwrap();
    } catch (error) {
      throw await explain(error);
    }
    const now = (await refetch())?.pages[locale];
    if (now) fill(now);
    notify({ kind: 'success', title: t(isDraft ? 'saved' : 'published') });
  };

  const takeAway = async () => {
    const question = { title: t('remove.title'), text: t(`remove.text.${locale}`), action: t('remove.action') };
    if (!(await confirm({ ...question, isDanger: true }))) return;
    try {
      await remove({ link, locale, version: filled.version }).unwrap();
      const now = (await refetch())?.pages[locale];
      if (now) fill(now);
      notify({ kind: 'success', title: t('remove.done') });
    } catch (error) {
      const { message } = await explain(error);
      notify({ kind: 'error', title: message ?? t('remove.failed') });
    }
  };

  return (
    <AppForm
      key={round}
      schema={schema}
      initial={textsOf(filled)}
      onSubmit={submit}
      ariaLabel={t(`language.${locale}`)}
    >
      {(form) => (
        <LanguageFields
          form={form}
          place={{ link, locale }}
          mode={mode}
          page={filled}
          history={historyIn(view.history, locale)}
          isSource={isSource}
          onSource={setSource}
          compared={compared}
          onCompare={setCompared}
          onDirty={onDirty}
          onRemove={() => void takeAway()}
          onPublish={async () => {
            isPublishing.current = true;
            await form.submitForm();
            isPublishing.current = false;
          }}
          pageHref={screenPath('static_page', { link })}
        />
      )}
    </AppForm>
  );
}
