import type { SettingView } from '@setu/contract';
import { useState } from 'react';
import { SaveBar } from '../../forms/save-bar';
import { SubmitButton } from '../../forms/submit-button';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { PlaceLink } from '../../ui/button/text-link';
import { TextControl } from '../../ui/field/text-control';
import { IconSearch } from '../../ui/icon/icons';
import { PhoneFoldedPanel } from '../../ui/panel/phone-folded-panel';
import { EmptyState } from '../../ui/states/states';
import { groupsOf } from './groups';
import { SettingField } from './setting-field';
import styles from './settings.module.css';
import { useSettingLabels } from './use-setting-labels';

interface SettingsFieldsProps {
  settings: readonly SettingView[];
  changeCount: number;
  onDiscard: () => void;
}

/** Shows the settings by part with a search over their names, and one bar that saves all changes. */
export function SettingsFields({ settings, changeCount, onDiscard }: SettingsFieldsProps) {
  const t = useTexts('settings');
  const { labelOf } = useSettingLabels();
  const [sought, setSought] = useState('');
  useUnsavedGuard(changeCount > 0);
  const groups = groupsOf(settings);
  const isFound = ({ name }: SettingView, part: string): boolean => {
    const words = sought.toLocaleLowerCase().split(/\s+/);
    const text = `${part} ${labelOf(name)}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  const shown = groups.map(({ part, settings: own }) => ({
    part,
    title: t(`part.${part}`),
    fields: own.map((setting) => ({ setting, isHidden: !isFound(setting, t(`part.${part}`)) })),
  }));
  const isNothing = shown.every(({ fields }) => fields.every(({ isHidden }) => isHidden));
  return (
    <>
      <div className={styles.tools}>
        <TextControl
          icon={IconSearch}
          aria-label={t('search')}
          placeholder={t('search')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onClear={() => setSought('')}
        />
        <nav aria-label={t('parts')} className={styles.parts}>
          {groups.map(({ part }) => (
            <PlaceLink key={part} to={part}>
              {t(`part.${part}`)}
            </PlaceLink>
          ))}
        </nav>
      </div>
      {isNothing && <EmptyState title={t('notFound')}>{t('notFoundText')}</EmptyState>}
      <div className={styles.sections}>
        {shown.map(({ part, title, fields }) => (
          <section
            key={part}
            id={part}
            className={styles.section}
            data-small={(fields.length <= 2 && fields.every(({ setting }) => setting.type !== 'words')) || undefined}
            hidden={fields.every(({ isHidden }) => isHidden)}
          >
            <PhoneFoldedPanel title={title} count={t('settingCount', { count: fields.length })} isOpen={sought !== ''}>
              <div className={styles.grid}>
                {fields.map(({ setting, isHidden }) => (
                  <SettingField key={setting.name} setting={setting} isHidden={isHidden} />
                ))}
              </div>
            </PhoneFoldedPanel>
          </section>
        ))}
      </div>
      {changeCount > 0 && (
        <SaveBar state={t('changeCount', { count: changeCount })}>
          <Button onClick={onDiscard}>{t('discard')}</Button>
          {/* An error may be at a field that the search hides. */}
          <span onClickCapture={() => setSought('')}>
            <SubmitButton>{t('save')}</SubmitButton>
          </span>
        </SaveBar>
      )}
    </>
  );
}
