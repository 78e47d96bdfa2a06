import { gstnFailure, plainCode } from '@setu/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormField } from '../../../forms/use-form-field';

/** Fills an empty PAN from a valid GSTIN once it is typed, because a GSTIN contains the PAN. */
export function usePanFromGstin(): void {
  const { value: gstin } = useFormField<string>('gstn');
  const pan = useFormField<string>('pan');
  const opened = useRef(gstin);
  const fill = useEffectEvent((number: string) => {
    const isValid = number !== '' && gstnFailure(number) === undefined;
    if (isValid && pan.value === '') pan.setValue(number.slice(2, 12));
  });
  useEffect(
    function fillPan() {
      if (gstin !== opened.current) fill(plainCode(gstin));
    },
    [gstin],
  );
}
