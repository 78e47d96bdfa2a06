import { useEffect } from 'react';
import type { SectionStore } from '../../../forms/sections/section-store';
import { deviceDrafts } from '../../../lib/stored-draft';
import type { SupplierValues } from './supplier-values';

const name = 'supplierForm';
const pauseMs = 1000;

/** Returns the form values stored on this device for a supplier without an application, or undefined. */
export const storedSupplier = (): Partial<SupplierValues> | undefined =>
  (deviceDrafts.read(name) as Partial<SupplierValues> | null) ?? undefined;

export const forgetSupplier = (): void => deviceDrafts.drop(name);

/** Stores the typed values on this device, one second after the last change. Does nothing while `isOn` is false. */
export function useStoredSupplier(store: SectionStore, isOn: boolean): void {
  useEffect(
    function keepTyped() {
      if (!isOn) return;
      let timer = 0;
      const keep = () => deviceDrafts.keep(name, store.values());
      const unwatch = store.watchValues(() => {
        window.clearTimeout(timer);
        timer = window.setTimeout(keep, pauseMs);
      });
      return () => {
        window.clearTimeout(timer);
        unwatch();
      };
    },
    [store, isOn],
  );
}
