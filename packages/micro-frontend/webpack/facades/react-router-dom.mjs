// The exports of react-router-dom that the product uses. See ../shared.cjs.
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
// The same API without the data router. Its file explains why.
export { useBlocker } from '../../src/use-blocker.ts';
