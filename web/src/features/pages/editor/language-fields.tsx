import { type PageChangeView, type PageLanguage, type PageTextView, pageTitleMax } from '@setu/contract';
import { useEffect } from 'react';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { formatDateTime } from '../../../i18n/formats';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { ComparedVersion } from './compared-version';
import styles from './editor.module.css';
import { type PageTexts, stateOf } from './page-fields';
import { PagePreview } from './page-preview';
import { VersionsPanel } from './versions-panel';

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
  page: PageTextView;
  history: PageChangeView[];
  /** The version that the typed text is compared with. */
  compared: number | undefined;
  onCompare: (version: number | undefined) => void;
  onDirty: (locale: PageLanguage, isDirty: boolean) => void;
  onRemove: () => void;
  onPublish: () => Promise<void>;
  pageHref: string;
}

const rows = 22;

/** Shows the fields of a page in one language with the preview next to them and the versions below. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { form, place, page, history, compared, onCompare, onDirty, onRemove, onPublish, pageHref } = props;
  const t = useTexts('page-editor');
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
  return (
    <Stack gap={4}>
      <Panel>
        <Stack gap={4}>
          <Row gap={3} justify="space-between" align="center">
            <Text tone="secondary">{t(`state.${stateOf(page)}`)}</Text>
            {page.updated_at && page.updated_by && (
              <Text size={13} tone="muted">
                {t('changedBy', { name: shortName(page.updated_by), at: formatDateTime(page.updated_at) })}
              </Text>
            )}
            {page.public_version > 0 && <TextLink to={pageHref}>{t('open')}</TextLink>}
          </Row>
          <div className={styles.sides}>
            <Stack gap={4}>
              <TextField name="title" label={t('fields.title')} lang={locale} maxLength={pageTitleMax} isRequired />
              <TextAreaField
                name="body"
                label={t('fields.body')}
                hint={t('fields.bodyHint')}
                lang={locale}
                rows={rows}
                isRequired
              />
            </Stack>
            <PagePreview title={values.title} body={values.body} lang={locale} />
          </div>
          <Row gap={2}>
            <Button tone="main" isBusy={isSubmitting} onClick={() => void onPublish()}>
              {t('publish')}
            </Button>
            <SubmitButton tone="line">{t('save')}</SubmitButton>
            {page.version > 0 && (
              <Button onClick={() => onCompare(page.public_version || page.version)}>{t('compare')}</Button>
            )}
            {stateOf(page) !== 'none' && (
              <Button tone="danger" onClick={onRemove}>
                {t('remove.action')}
              </Button>
            )}
          </Row>
        </Stack>
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
    </Stack>
  );
}
