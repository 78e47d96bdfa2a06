import { useRef } from 'react';
import { HsCodePlace } from './hs-code-place';
import styles from './hs-codes.module.css';
import { HsSuggestions } from './hs-suggestions';
import { isHsCode } from './hs-text';
import type { HsGoods } from './use-hs-suggestions';

export interface HsCodeHelpProps {
  goods: HsGoods;
  /** The code that the goods have now, or what is typed in its place. */
  code: string;
  /** Takes a suggested code. Without it, the suggestions are only shown. */
  onTake?: (code: string) => void;
}

/** Helps to choose the HS code of goods: shows where the code belongs, and suggests codes by the name. */
export function HsCodeHelp({ goods, code, onTake }: HsCodeHelpProps) {
  const help = useRef<HTMLDivElement>(null);
  const typed = isHsCode(code) ? code : '';
  const take = (taken: string) => {
    // The pressed suggestion disappears, and the focus would get lost with it.
    help.current?.focus();
    onTake?.(taken);
  };
  return (
    <div className={styles.help} ref={help} tabIndex={-1}>
      {typed && <HsCodePlace code={typed} />}
      <HsSuggestions goods={goods} code={typed} {...(onTake && { onTake: take })} />
    </div>
  );
}
