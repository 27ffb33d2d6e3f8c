// What the product uses of react-router-dom; see ../shared.cjs.
export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  unstable_HistoryRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
// The same words without the data router; its reason stands there.
export { useBlocker } from '../../src/use-blocker.ts';
