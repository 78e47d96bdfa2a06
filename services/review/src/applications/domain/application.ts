import type { ApplicationStatus } from '@setu/proto/words';

/** A supplier's application in its current state. */
export interface Application {
  id: string;
  /** The number that users see. */
  numericHash: string;
  status: ApplicationStatus;
  companyName: string;
  pan: string;
  gstn: string;
  importExportCode: string;
  webSiteUrl: string;
  address: string;
  businessType: string;
  industryIds: string[];
  otherIndustry: string;
  exportProductList: string;
  contact: ApplicationContact;
  fileIds: string[];
  /** Undefined while no manager is assigned. */
  managerId: string | undefined;
  rejectReason: string;
  createdAt: Date;
  inWorkAt: Date | undefined;
  completedAt: Date | undefined;
  rejectedAt?: Date | undefined;
}

/** The contact person of the applying company. */
export interface ApplicationContact {
  name: string;
  surname: string;
  patronymic: string;
  designation: string;
  phone: string;
  additionalPhone: string;
  email: string;
  additionalEmail: string;
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
  extends Pick<Application, 'id' | 'numericHash' | 'companyName' | 'status' | 'managerId' | 'createdAt'> {
  managerName: string;
}
