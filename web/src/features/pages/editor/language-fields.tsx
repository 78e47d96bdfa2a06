import { type PageChangeView, type PageLanguage, type PageTextView, pageTitleMax } from '@setu/contract';
import { useEffect } from 'react';
import { RichTextField } from '../../../forms/fields/rich-text-field';
import { TextField } from '../../../forms/fields/text-field';
import { SaveBar } from '../../../forms/save-bar';
import { SubmitButton } from '../../../forms/submit-button';
import { formatDateTime } from '../../../i18n/formats';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconExternalLink, IconEyeOff, IconHistory } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { useIsWide } from '../../../ui/media/use-is-wide';
import type { MenuItem } from '../../../ui/menu/dropdown-menu';
import { RowMenu } from '../../../ui/menu/row-menu';
import { Panel } from '../../../ui/panel/panel';
import pageStyles from '../pages.module.css';
import { ComparedVersion } from './compared-version';
import styles from './editor.module.css';
import { type PageTexts, stateOf } from './page-fields';
import { PagePreview } from './page-preview';
import { VersionsPanel } from './versions-panel';

/** What the screen shows: the fields, what readers will see, or both side by side. */
export type EditorMode = 'edit' | 'preview' | 'both';

/** The form state that the fields need. */
interface TextsForm {
  values: PageTexts;
  dirty: boolean;
  isSubmitting: boolean;
  setValues: (values: PageTexts) => unknown;
}

interface LanguageFieldsProps {
  form: TextsForm;
  place: { link: string; locale: PageLanguage };
  mode: EditorMode;
  page: PageTextView;
  history: PageChangeView[];
  /** The version that the typed text is compared with. */
  compared: number | undefined;
  onCompare: (version: number | undefined) => void;
  onDirty: (locale: PageLanguage, isDirty: boolean) => void;
  onRemove: () => void;
  onPublish: () => Promise<void>;
  isSource: boolean;
  onSource: (isSource: boolean) => void;
  pageHref: string;
}

/** Shows the fields of a page in one language with the preview next to them and the versions below. */
export function LanguageFields(props: LanguageFieldsProps) {
  const {
    form,
    place,
    mode,
    page,
    history,
    compared,
    onCompare,
    onDirty,
    onRemove,
    onPublish,
    pageHref,
    isSource,
    onSource,
  } = props;
  const t = useTexts('page-editor');
  const isWide = useIsWide();
  const { locale } = place;
  const { dirty: isDirty, isSubmitting, values } = form;
  useEffect(
    function reportDirty() {
      onDirty(locale, isDirty);
    },
    [onDirty, locale, isDirty],
  );
  const take = (texts: PageTexts) => {
    void form.setValues(texts);
    onCompare(undefined);
  };
  const items: MenuItem[] = [
    ...(page.public_version > 0 ? [{ id: 'open', label: t('open'), icon: IconExternalLink, to: pageHref }] : []),
    ...(page.version > 0
      ? [
          {
            id: 'compare',
            label: t('compare'),
            icon: IconHistory,
            onSelect: () => onCompare(page.public_version || page.version),
          },
        ]
      : []),
    ...(stateOf(page) === 'none'
      ? []
      : [
          {
            id: 'remove',
            label: t('remove.action'),
            icon: IconEyeOff,
            onSelect: onRemove,
            isDanger: true,
            isApart: true,
          },
        ]),
  ];
  const lastChange =
    page.updated_at &&
    page.updated_by &&
    t('changedBy', { name: shortName(page.updated_by), at: formatDateTime(page.updated_at) });
  return (
    <Stack gap={4}>
      <Panel>
        <div className={styles.sides} data-mode={mode}>
          <div hidden={mode === 'preview'}>
            <Stack gap={4}>
              <TextField name="title" label={t('fields.title')} lang={locale} maxLength={pageTitleMax} isRequired />
              <RichTextField
                name="body"
                label={t('fields.body')}
                hint={t(isWide ? 'fields.bodyHint' : 'fields.pasteHint')}
                lang={locale}
                className={pageStyles.text}
                isSource={isSource}
                onSource={onSource}
                isRequired
              />
            </Stack>
          </div>
          {mode !== 'edit' && <PagePreview title={values.title} body={values.body} lang={locale} />}
        </div>
      </Panel>
      {compared !== undefined && (
        <ComparedVersion
          {...place}
          version={compared}
          now={values}
          onTake={take}
          onClose={() => onCompare(undefined)}
        />
      )}
      <VersionsPanel history={history} publicVersion={page.public_version} onCompare={onCompare} />
      <SaveBar state={isDirty ? t('notSaved') : [t(`state.${stateOf(page)}`), lastChange].filter(Boolean).join(' ')}>
        <span>
          <RowMenu label={t('actions')} items={items} />
        </span>
        <SubmitButton tone="line" isDisabled={!isDirty}>
          {t('save')}
        </SubmitButton>
        <Button
          tone="main"
          isBusy={isSubmitting}
          isDisabled={!isDirty && stateOf(page) === 'public'}
          onClick={() => void onPublish()}
        >
          {t('publish')}
        </Button>
      </SaveBar>
    </Stack>
  );
}
