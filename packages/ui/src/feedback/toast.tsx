import {
  createContext,
  useContext,
  useId,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { createPortal } from 'react-dom';
import { ToastList, type ToastKind, type ToastMessage } from './toast-list';

/** Options of a toast. */
export interface ToastOptions {
  /** A second line. */
  detail?: string;
  /** Undoes the reported action. A toast with Undo stays for its 10 s, whatever else is shown. */
  undo?: () => void;
}

export interface Toasts {
  success: (message: string, options?: ToastOptions) => void;
  error: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => void;
  /** Removes every toast, for instance at logout. A form removes only its own (`useFormToast`). */
  clear: () => void;
}

interface ToastStore {
  show: (kind: ToastKind, message: string, options?: ToastOptions & { form?: string }) => void;
  dismiss: (id: number) => void;
  /** Id of the form. Absent for every toast. */
  clear: (form?: string) => void;
  /** Renders all toasts in this element until the returned function is called. The latest caller wins. */
  showIn: (host: HTMLElement) => () => void;
}

const ToastContext = createContext<ToastStore | undefined>(undefined);

/**
 * Shows the toasts of the whole application for 10 s each, without duplicates (docs/product/public-site.md). Screen
 * readers announce them. A success removes earlier errors. Render it once, around everything. In a federated page,
 * this module has to be a shared singleton.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [hosts, setHosts] = useState<readonly HTMLElement[]>([]);
  const [store] = useState(() => storeOf(setMessages, setHosts));
  const host = hosts.at(-1);
  const list = <ToastList messages={messages} onDismiss={store.dismiss} />;

  return (
    <ToastContext value={store}>
      {children}
      {host ? createPortal(list, host) : list}
    </ToastContext>
  );
}

type Change<Value> = Dispatch<SetStateAction<readonly Value[]>>;

function storeOf(setMessages: Change<ToastMessage>, setHosts: Change<HTMLElement>): ToastStore {
  let nextId = 1;
  return {
    show: (kind, message, { detail, undo, form } = {}) => {
      const fresh: ToastMessage = { id: nextId++, kind, message, detail, undo, form, times: 1 };
      setMessages((before) => {
        // A success resolves this form's errors. Another form's errors still apply.
        const isSettled = (toast: ToastMessage) =>
          toast.kind === 'error' && (toast.form === undefined || toast.form === form);
        const shown = kind === 'success' ? before.filter((toast) => !isSettled(toast)) : before;
        // Each Undo reverts a different action.
        const isSame = (toast: ToastMessage) => toast.message === message && !toast.undo && !undo;
        if (!shown.some(isSame)) return [...shown, fresh];
        return shown.map((toast) =>
          isSame(toast) ? { ...fresh, id: toast.id, times: toast.times + 1 } : toast,
        );
      });
    },
    dismiss: (id) => setMessages((shown) => shown.filter((toast) => toast.id !== id)),
    clear: (form) =>
      setMessages((shown) =>
        form === undefined ? [] : shown.filter((toast) => toast.form !== form || toast.undo),
      ),
    showIn: (host) => {
      setHosts((before) => [...before, host]);
      return () => setHosts((before) => before.filter((one) => one !== host));
    },
  };
}

/**
 * Components that make the rest of the page inert, such as dialogs, show the toasts inside. Outside, toasts could be
 * neither seen nor clicked. Does nothing without a `ToastProvider`.
 */
export const useShowToastsIn = (): ToastStore['showIn'] | undefined => useContext(ToastContext)?.showIn;

/** @throws without a `ToastProvider` around the caller */
export function useToast(): Toasts {
  const store = useStore();
  return useMemo(() => toastsIn(store), [store]);
}

/**
 * The toasts of one form. A new attempt removes the form's earlier toasts and keeps all others.
 *
 * @throws without a `ToastProvider` around the caller
 */
export function useFormToast(): Toasts {
  const store = useStore();
  const form = useId();
  return useMemo(() => toastsIn(store, form), [store, form]);
}

function useStore(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider around it.');
  return store;
}

const toastsIn = ({ show, clear }: ToastStore, form?: string): Toasts => ({
  success: (message, options) => show('success', message, { ...options, form }),
  error: (message, options) => show('error', message, { ...options, form }),
  info: (message, options) => show('info', message, { ...options, form }),
  clear: () => clear(form),
});
