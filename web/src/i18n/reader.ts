import { createContext, use } from 'react';
import type { FormatSettings } from './formats';

/** The reader of a part of the page. Undefined for the page's own viewer, as everywhere outside `ReaderTexts`. */
export const ReaderContext = createContext<FormatSettings | undefined>(undefined);

/** Returns for whom numbers and amounts are formatted here. The formats take it as their last argument. */
export const useReader = (): FormatSettings | undefined => use(ReaderContext);
