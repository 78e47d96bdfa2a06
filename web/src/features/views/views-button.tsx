import type { SavedViewList } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconBookmark } from '../../ui/icon/icons';
import { Popover } from '../../ui/popover/popover';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import styles from './views.module.css';

const loadWindow = withTexts(['views'], () => import('./views-window'));
const Window = lazy(async () => ({ default: (await loadWindow()).ViewsWindow }));

interface ViewsButtonProps {
  list: SavedViewList;
  /** The list's current address without its page number. */
  href: string;
}

/** Shows the reader's saved views of a list behind one button. They load on click. */
export function ViewsButton({ list, href }: ViewsButtonProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      isOpen={isOpen}
      onChange={setOpen}
      label={t('list.views')}
      side="end"
      className={styles.window}
      trigger={
        <Button icon={IconBookmark} isIconOnPhone expanded={isOpen} hasPopup="dialog" onClick={() => setOpen(!isOpen)}>
          {t('list.views')}
        </Button>
      }
    >
      <Suspense fallback={<SkeletonText />}>
        <Window list={list} href={href} onChosen={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
