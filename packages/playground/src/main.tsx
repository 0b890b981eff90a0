/** Entry point of the page. */
import { render } from 'preact';
import { App } from './components/app.js';

const page = document.getElementById('page');
if (page) render(<App />, page);
