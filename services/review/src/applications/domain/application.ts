import type { Contact } from '@setu/proto/contact-fields';
import type { SupplierCompany } from '@setu/proto/supplier-form';
import type { ApplicationStatus } from '@setu/proto/words';

/** A supplier's application in its current state. */
export interface Application extends SupplierCompany {
  id: string;
  /** The number that users see. */
  numericHash: string;
  status: ApplicationStatus;
  businessType: string;
  industryIds: string[];
  contact: Contact;
  fileIds: string[];
  /** The language of the form. Undefined for applications of earlier versions. */
  locale?: 'en' | 'ru' | undefined;
  /** Undefined while no manager is assigned. */
  managerId: string | undefined;
  rejectReason: string;
  createdAt: Date;
  inWorkAt: Date | undefined;
  completedAt: Date | undefined;
  rejectedAt?: Date | undefined;
}

/** An application as stored. */
export interface StoredApplication extends Application {
  /** Increases with every change. */
  version: number;
  /** The supplier created from the application. */
  companyId: string | undefined;
}

/** An application with the manager's name for lists. The name is empty without a manager. */
export interface ListedApplication
  extends Pick<Application, 'id' | 'numericHash' | 'companyName' | 'address' | 'status' | 'managerId' | 'createdAt'> {
  managerName: string;
  /** Whether it was completed with a reason and without a supplier. */
  isDeclined: boolean;
}
