import type { ApiClient } from '@app/api-client';
import type { SiteContext } from '@app/site/site-config';
import { createContext, type ReactNode, useContext } from 'react';

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly variant?: 'default' | 'destructive';
  /** Shown as a button, such as "Undo". The toast closes when it was pressed. Since kit 1.5. */
  readonly action?: { readonly label: string; readonly run: () => void };
}
export type ShowToast = (message: ToastMessage) => void;

export interface Services {
  readonly site: SiteContext;
  readonly api: ApiClient;
  readonly showToast: ShowToast;
}

const ServicesContext = createContext<Services | null>(null);

/** Rendered by the shell, once a request on the server and once a page in the browser. */
export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  // Also for React 18, in which a context is no component.
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}

function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('This component needs a ServicesProvider above it');
  return services;
}

export const useSite = (): SiteContext => useServices().site;
export const useApi = (): ApiClient => useServices().api;
export const useToast = (): ShowToast => useServices().showToast;
