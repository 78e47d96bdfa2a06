// The styles of every page. Components of the library bring theirs with them.
import './tokens.css';
import './fonts.css';
import './base.css';
import './plain.css';
import './print.css';
